import type { ShopCommands } from '@vitrine/server';
import { expect, test } from 'vitest';
import { findCommand } from './all-commands.ts';
import { runCommand } from './command-channel.ts';

const api = {
  listRedirects: async () => [{ source: '/products/mug', target: '/product/mug' }],
  setRedirect: async (source: string, target: string) => ({ source, target }),
  removeRedirect: async (source: string) => source,
  exportRedirects: async () => 3,
  importFile: async (_: string, { otherShop }: { otherShop: object }) => ({
    created: { redirect: 2 },
    changed: {},
    unchanged: {},
    changes: [],
    warnings: [{ code: 'refused', values: [JSON.stringify(otherShop)] }],
    historyId: 5,
  }),
} as unknown as ShopCommands;
const run = (...args: string[]) => runCommand(api, ['redirects', ...args]);

test('redirects are listed, added and removed', async () => {
  expect((await run()).lines).toEqual(['/products/mug → /product/mug']);
  expect((await run('add', '/a', '/b')).lines).toEqual(['/a leads to /b now.']);
  expect((await run('remove', '/a')).lines).toEqual(['The redirect from /a is removed.']);
});

test('redirects are read from and written to a file', async () => {
  expect((await run('export', '/r.csv')).lines).toEqual(['✓ 3 redirects written to /r.csv.']);
  expect((await run('import', '/r.csv')).lines).toEqual([
    '! {"format":"redirects"}',
    'new: 2 redirects; changed: none; unchanged: none',
    '✓ Imported as change 5: npm run shop -- history 5',
  ]);
  expect(findCommand('redirects')?.withAbsolutePaths(['export', 'r.csv'], '/home/ann')).toEqual([
    'export',
    '/home/ann/r.csv',
  ]);
  expect(findCommand('redirects')?.withAbsolutePaths(['add', '/a', '/b'], '/home/ann')).toEqual(['add', '/a', '/b']);
});

test.each([
  [['add'], 'FROM is missing.'],
  [['add', '/a'], 'TO is missing.'],
  [['move', '/a'], '"move" is none of add, remove, import and export.'],
  [['import'], 'FILE is missing.'],
  [['remove', '/a', '/b'], '"/b" is not expected here.'],
])('redirects %j: %s', async (args, message) => {
  expect(await run(...args)).toEqual({ lines: [message], outcome: 'wrong' });
});

test('relative paths are those of the folder of the merchant', () => {
  const absolute = findCommand('import')?.withAbsolutePaths(['--preview', 'shop.yaml'], '/home/ann');
  expect(absolute).toEqual(['--preview', '/home/ann/shop.yaml']);
});
