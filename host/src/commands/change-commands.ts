// Commands that change the shop as a whole, or write it down: import, export, history, undo, backup.
import { type Command, defineCommand, WrongArgument } from './command.ts';
import { otherShopFrom, otherShopOptions } from './other-shop-options.ts';
import { historyLines, runLines } from './print-history.ts';
import { resultLines } from './print-import.ts';
import { numberFrom } from './values.ts';

const MEGABYTE = 1_000_000;
const flag = { type: 'boolean' } as const;

export const changeCommands: readonly Command[] = [
  defineCommand({
    name: 'import',
    words: ['FILE'],
    paths: {
      word: ([path = '']) => (/^https?:\/\//i.test(path) ? undefined : 0),
      options: ['mapping', 'pictures', 'price-history', 'report'],
    },
    options: { preview: flag, stock: { type: 'string' }, replace: flag, yes: flag, json: flag, ...otherShopOptions },
    bare: { stock: 'set' },
    usage: '[--preview] [--stock[=add]] [--replace [--yes]] [--json]',
    help: `import a catalog file (YAML, or a folder of YAML files), or the CSV file of another shop.
What it does not name stays as it is; if it has an error, nothing is changed.
--preview shows every change and makes none. --stock sets the stock of known SKUs, too;
--stock=add adds the pieces of the file to it. --replace removes what an entry of the file does not
name; when many products lose something, it needs --yes.
CSV: products of Shopify and WooCommerce, customers and orders of Shopify, redirects, and our own export.
An address such as https://api.example is read as a Shopizer server.
What cannot be carried over is in a report beside the file, or in --report FILE.
--pictures FOLDER takes pictures from there instead of downloading them; --strict needs all of them.
--untracked N is the stock of goods that are not counted; --continue preorder takes pre-orders
for goods sold without stock; --price-history FILE has earlier prices (sku,since,price);
--decimal . or , is the decimal sign; --format and --mapping FILE name the kind of file and its columns.
Customers: --invite mails a link to choose a password; --consent-note TEXT subscribes those who accept
newsletters, and records where and when they agreed.`,
    run: async (api, { words: [path = ''], options }, progress) => {
      const { preview = false, stock = 'new', replace = false, yes = false, json, ...others } = options;
      if (stock !== 'new' && stock !== 'set' && stock !== 'add') throw new WrongArgument('--stock is set or add.');
      const otherShop = otherShopFrom(others);
      const result = await api.importFile(path, { preview, stock, replace, confirmed: yes, otherShop }, progress);
      return json ? [JSON.stringify(result)] : resultLines(result, preview);
    },
  }),
  defineCommand({
    name: 'export',
    words: ['FOLDER'],
    paths: { word: () => 0 },
    options: { format: { type: 'string' } },
    usage: '[--format yaml|csv]',
    help: `write the catalog, the content and the settings with all pictures into a new folder.
Importing it changes nothing. --format csv writes products and redirects as tables for a spreadsheet;
earlier prices and reviews are in YAML only.`,
    run: async (api, { words: [path = ''], options: { format = 'yaml' } }, progress) => {
      if (format !== 'yaml' && format !== 'csv') throw new WrongArgument('--format is yaml or csv.');
      const { products, pictures, files } = await api.exportFiles(path, progress, format);
      return [`✓ ${products} products and ${pictures} pictures written into ${path}, in ${files} files.`];
    },
  }),
  defineCommand({
    name: 'history',
    words: ['[ID]'],
    options: { sku: { type: 'string' } },
    usage: '[--sku SKU]',
    help: 'list the latest changes: who, when, what, from, to; with ID everything that one change changed.',
    run: async (api, { words: [id], options }) =>
      id === undefined
        ? historyLines(await api.listHistory(options.sku))
        : runLines(await api.showHistory(numberFrom(id, 'the number of a change'))),
  }),
  defineCommand({
    name: 'undo',
    words: ['ID'],
    options: { part: flag },
    usage: '[--part]',
    help: `take that change back, within 30 days. When something was changed again since, --part takes
the rest back.`,
    run: async (api, { words: [id], options }, progress) => {
      const undoneBy = await api.undoChange(numberFrom(id, 'the number of a change'), progress, options);
      return [`Change ${id} undone by change ${undoneBy}. Sold stock stays sold; new products are hidden.`];
    },
  }),
  defineCommand({
    name: 'backup',
    words: ['FILE'],
    paths: { word: () => 0 },
    options: { 'no-verify': flag },
    usage: '[--no-verify | --verify]',
    help: `write the whole shop into one compressed file, while it runs, and read it back.
Sessions, tokens and mailed links are left out: people sign in again after a restore.
--no-verify does not read it back. --verify only reads a file that was written before.`,
    run: async (api, { words: [path = ''], options }, progress) => {
      const verify = options['no-verify'] !== true;
      const { tables, rows, bytes } = await api.backupShop(path, { verify, progress });
      const size = `${(bytes / MEGABYTE).toFixed(1)} MB`;
      return [`✓ ${rows} rows of ${tables} tables written to ${path} (${size})${verify ? ' and read back' : ''}.`];
    },
  }),
  defineCommand({
    name: 'live',
    help: 'let a restored copy send mails and take payments, after its next start.',
    run: async (api) => {
      await api.goLive();
      return ['The shop sends mails and takes payments after its next start.'];
    },
  }),
];
