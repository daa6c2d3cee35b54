import { BackupError, CatalogFileError, type HistoryRun, type ImportResult, type ShopCommands } from '@vitrine/server';
import { expect, test } from 'vitest';
import { findCommand } from './all-commands.ts';
import { runCommand } from './command-channel.ts';

const result: ImportResult = {
  created: { product: 1 },
  changed: { product: 2 },
  unchanged: {},
  changes: [{ kind: 'variant', key: 'MUG', fields: { price: { from: 24, to: 19 } } }],
  warnings: [{ code: 'stock-left', values: [1] }],
  historyId: 7,
};
const change: HistoryRun = {
  id: 7,
  at: new Date('2026-11-16T10:00:00Z'),
  actor: 'command',
  action: 'import spring.yaml',
  undoes: null,
  unfinished: false,
  entries: [
    { kind: 'variant', key: 'MUG-S', fields: { price: { from: 24, to: 19 } } },
    { kind: 'category', key: 'mugs', fields: { 'name.fr': { from: null, to: 'Tasses' } } },
  ],
};
const asked: unknown[] = [];
const api = {
  importFile: async (...given: unknown[]) => {
    asked.push(given.slice(0, 2));
    if (given[0] === '/lost.yaml')
      throw new Error('Failed query', { cause: Object.assign(new Error('terminated'), { code: '57P01' }) });
    if (given[0] === '/broken.yaml')
      throw new CatalogFileError([{ code: 'missing', values: ['price'], file: 'broken.yaml', line: 3, place: '' }]);
    return given[0] === '/a.csv' ? { ...result, report: '/a.csv.report.txt' } : result;
  },
  exportFiles: async () => ({ products: 3, pictures: 2, files: 4 }),
  listHistory: async (sku?: string) => (sku === 'NONE' ? [] : [change]),
  showHistory: async () => change,
  undoChange: async () => 8,
  backupShop: async (path: string, options: { verify: boolean }) => {
    asked.push(options.verify);
    if (path === '/full') throw new BackupError('the disk is full; no backup was written');
    return { tables: 3, rows: 70, bytes: 1_250_000 };
  },
  goLive: async () => {},
} as unknown as ShopCommands;
const run = (...args: string[]) => runCommand(api, args);
const linesOf = async (...args: string[]) => (await run(...args)).lines;

test('a preview prints each change, the warnings and the counts', async () => {
  expect(await linesOf('import', '/a.yaml', '--preview')).toEqual([
    'MUG price 24 → 19',
    '! The stock of 1 SKUs in the file differs and was left as it is; choose to set it if that is meant.',
    '  --stock takes the stock of the file',
    'new: 1 product; changed: 2 products; unchanged: none',
    'Preview: nothing was changed.',
  ]);
  expect(asked.at(-1)).toEqual([
    '/a.yaml',
    { preview: true, stock: 'new', replace: false, confirmed: false, otherShop: {} },
  ]);
});

test('an import prints its number in the history', async () => {
  expect((await linesOf('import', '/a.yaml', '--stock')).at(-1)).toMatch(/^✓ Imported as change 7/);
  expect(JSON.parse((await linesOf('import', '/a.yaml', '--json'))[0] ?? '')).toEqual(result);
});

test('the options for files of other shops are read, and the report is named', async () => {
  const args = ['--untracked=5', '--decimal', ',', '--continue=preorder', '--strict', '--price-history=/h.csv'];
  expect(await linesOf('import', '/a.csv', ...args)).toContain('Report: /a.csv.report.txt');
  expect(asked.at(-1)).toEqual([
    '/a.csv',
    {
      preview: false,
      stock: 'new',
      confirmed: false,
      replace: false,
      otherShop: { untracked: 5, decimal: ',', continue: 'preorder', strict: true, priceHistory: '/h.csv' },
    },
  ]);
  expect(await run('import', '/a.csv', '--decimal', ';')).toMatchObject({ outcome: 'wrong' });
  expect(await run('import', '/a.csv', '--continue', 'always')).toMatchObject({ outcome: 'wrong' });
  expect(findCommand('import')?.withAbsolutePaths(['a.csv', '--pictures=p', '--report', 'r.txt'], '/home/ann')).toEqual(
    ['/home/ann/a.csv', '--pictures=/home/ann/p', '--report', '/home/ann/r.txt'],
  );
});

test('errors of the file are listed, and that nothing was changed', async () => {
  expect(await run('import', '/broken.yaml')).toEqual({
    lines: ['broken.yaml:3: the price is missing', 'Nothing was changed.'],
    outcome: 'refused',
  });
});

test('each run of the history is one line, its changes are below it', async () => {
  expect(await linesOf('history')).toEqual([
    '7  2026-11-16 10:00  command  import spring.yaml',
    '    MUG-S price 24 → 19',
    '    category mugs name.fr – → Tasses',
  ]);
  expect(await linesOf('history', '--sku', 'NONE')).toEqual(['Nothing was changed yet.']);
  expect(await linesOf('history', '7')).toHaveLength(3);
  expect((await linesOf('undo', '7'))[0]).toMatch(/^Change 7 undone by change 8\./);
});

test('export and backup print what was written; a backup that cannot be written says why', async () => {
  expect(await linesOf('export', '/out')).toEqual(['✓ 3 products and 2 pictures written into /out, in 4 files.']);
  expect(await linesOf('backup', '/shop')).toEqual(['✓ 70 rows of 3 tables written to /shop (1.3 MB) and read back.']);
  expect(asked.at(-1)).toBe(true);
  expect(await linesOf('backup', '--no-verify', '/shop')).toEqual(['✓ 70 rows of 3 tables written to /shop (1.3 MB).']);
  expect(asked.at(-1)).toBe(false);
  expect(await run('backup', '/full')).toEqual({
    lines: ['the disk is full; no backup was written'],
    outcome: 'refused',
  });
  expect(await linesOf('live')).toHaveLength(1);
});

test.each([[['import']], [['import', '/a', '/b']], [['undo']], [['undo', 'x']], [['history', 'x']], [['backup']]])(
  '%j is a wrong argument',
  async (args) => {
    expect(await run(...args)).toMatchObject({ outcome: 'wrong' });
  },
);

test('stock can be set or added, and a confirmation is passed on', async () => {
  const optionsOf = async (...args: string[]) => {
    await run('import', '/a.yaml', ...args);
    return (asked.at(-1) as [string, object])[1];
  };
  expect(await optionsOf('--stock')).toMatchObject({ stock: 'set' });
  expect(await optionsOf('--stock=add')).toMatchObject({ stock: 'add' });
  expect(await optionsOf('--replace', '--yes')).toMatchObject({ stock: 'new', replace: true, confirmed: true });
  expect(await run('import', '/a.yaml', '--stock=all')).toMatchObject({ outcome: 'wrong' });
  expect(findCommand('import')?.withAbsolutePaths(['a.yaml', '--stock'], '/home')).toEqual([
    '/home/a.yaml',
    '--stock=set',
  ]);
});

test('a lost connection to the database is one plain line', async () => {
  expect(await run('import', '/lost.yaml')).toEqual({
    outcome: 'refused',
    lines: [expect.stringMatching(/^The connection to the database was lost/)],
  });
});
