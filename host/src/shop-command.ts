// The merchant's commands: npm run shop -- import FILE and the like.
import { resolve } from 'node:path';
import {
  invitePreOrders,
  listDemand,
  listMessages,
  listPreOrders,
  listSubscribers,
  listWithdrawals,
  listZeroResultSearches,
  migrate,
  type OpenDatabase,
  openAdminApi,
} from '@vitrine/server';
import { CatalogueFileError, importCatalogue, listMissingTranslations } from '@vitrine/server/import.ts';
import { type CommandResponse, runCommand, sendCommand } from './commands/command-channel.ts';
import { isOrderCommand, ORDER_HELP } from './commands/order-command.ts';
import { isReviewCommand, REVIEW_HELP } from './commands/review-command.ts';
import { readEnvironment, type Settings } from './environment.ts';
import { openDatabase } from './open-database.ts';
import { demandTable, invitedLines, preOrderTable, searchTable, withdrawalTable } from './print-lists.ts';
import { messageLines, subscriberLines } from './print-mail-lists.ts';
import { translationLines } from './print-translations.ts';
import { printLine, withProgress } from './progress.ts';
import { isStartError } from './start-error.ts';

const HELP = `  npm run shop -- import FILE    import a catalogue file (YAML, or a folder of YAML files).
                                 If the file has an error, nothing is changed.
  npm run shop -- translations   list texts that are missing in a language of the store.
  npm run shop -- searches       list searches without results of the last 30 days.
  npm run shop -- preorders      list pre-orders by product.
  npm run shop -- invite SKU [N] email customers with a pre-order that stock has arrived: oldest first, at most N.
  npm run shop -- alerts         list active stock and price alerts by product.
  npm run shop -- messages       list the latest messages from the contact form.
  npm run shop -- withdrawals    list withdrawals: customer, order, and whether they were in time.
  npm run shop -- subscribers    print the newsletter subscribers as CSV.
${REVIEW_HELP}
${ORDER_HELP}`;

async function withDatabase<T>(settings: Settings, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

const importFile = (file: string): Promise<void> => {
  const settings = readEnvironment();
  return withDatabase(settings, async (database) => {
    await withProgress(
      `importing ${file}`,
      // npm runs scripts in the project folder; a relative path is meant relative to the merchant's working directory.
      (progress) =>
        importCatalogue(database, resolve(settings.callerFolder, file), { merchant: settings.merchant, progress }),
      ({ products, categories, pages, pictures }) =>
        `imported ${products} products, ${categories} categories, ${pages} pages and ${pictures} pictures`,
    );
  });
};

/** Runs the command in the shop that has the embedded database open; otherwise opens the database here. */
async function runAdminCommand(args: readonly string[]): Promise<number> {
  const settings = readEnvironment();
  const response = settings.databaseUrl === undefined ? await sendCommand(settings.dataDir, args) : undefined;
  const { lines, outcome } = response ?? (await runWithDatabase(settings, args));
  for (const line of lines) printLine(outcome === 'refused' ? `✗ ${line}` : line);
  if (outcome === 'unknown') console.log(HELP);
  return outcome === 'done' ? 0 : 1;
}

const runWithDatabase = (settings: Settings, args: readonly string[]): Promise<CommandResponse> =>
  withDatabase(settings, async (database) => {
    const { merchant, shopUrl, payments } = settings;
    const { api, close } = await openAdminApi({ database, merchant, shopUrl, payments });
    try {
      return await runCommand(api, args);
    } finally {
      await close();
    }
  });

/** Opens the database and prints the lines. */
async function print(loadLines: (database: OpenDatabase, settings: Settings) => Promise<string[]>): Promise<number> {
  const settings = readEnvironment();
  for (const line of await withDatabase(settings, (database) => loadLines(database, settings))) printLine(line);
  return 0;
}

const printSearches = () =>
  print(async (database, { merchant }) => searchTable(await listZeroResultSearches(database, merchant)));

const printPreOrders = () =>
  print(async (database, { merchant }) => preOrderTable(await listPreOrders(database, merchant)));

const invite = (sku: string, max: string | undefined) =>
  print(async (database, { merchant, shopUrl }) =>
    invitedLines(await invitePreOrders(database, { merchant, shopUrl, sku, max: max ? Number(max) : undefined })),
  );

const printDemand = () => print(async (database, { merchant }) => demandTable(await listDemand(database, merchant)));

const printMessages = () =>
  print(async (database, { merchant }) => messageLines(await listMessages(database, merchant)));

const printWithdrawals = () =>
  print(async (database, { merchant }) => withdrawalTable(await listWithdrawals(database, merchant)));

const printSubscribers = () =>
  print(async (database, { merchant, shopUrl }) => subscriberLines(await listSubscribers(database, merchant, shopUrl)));

const printTranslations = () =>
  print(async (database, { merchant }) => translationLines(await listMissingTranslations(database, merchant)));

const lists: Readonly<Record<string, () => Promise<number>>> = {
  searches: printSearches,
  preorders: printPreOrders,
  alerts: printDemand,
  messages: printMessages,
  withdrawals: printWithdrawals,
  subscribers: printSubscribers,
  translations: printTranslations,
};

async function run([command, ...rest]: string[]): Promise<number> {
  if (command === 'import' && rest[0] && rest.length === 1) {
    await importFile(rest[0]);
    return 0;
  }
  const list = rest.length === 0 ? lists[command ?? ''] : undefined;
  if (list) return list();
  if (command === 'invite' && rest[0] && rest.length <= 2 && /^[1-9]\d{0,5}$/.test(rest[1] ?? '1'))
    return invite(rest[0], rest[1]);
  if (isOrderCommand(command) || isReviewCommand(command)) return runAdminCommand([command ?? '', ...rest]);
  console.log(HELP);
  return command === undefined || command === 'help' ? 0 : 1;
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error instanceof CatalogueFileError) {
      for (const line of error.lines.slice(0, 50)) printLine(`✗ ${line}`);
      if (error.lines.length > 50) printLine(`… and ${error.lines.length - 50} more`);
      printLine('Nothing was changed.');
    } else if (isStartError(error)) printLine(`✗ ${error.message}`);
    else throw error;
    process.exit(1);
  },
);
