import type { AdminApi } from '@vitrine/server';
import { expect, test } from 'vitest';
import { findCommand } from './all-commands.ts';
import { runCommand } from './command-channel.ts';

const api = {
  listRedirects: async () => [{ source: '/products/mug', target: '/product/mug' }],
  setRedirect: async (source: string, target: string) => ({ source, target }),
  removeRedirect: async (source: string) => source,
} as unknown as AdminApi;
const run = (...args: string[]) => runCommand(api, ['redirects', ...args]);

test('redirects are listed, added and removed', async () => {
  expect((await run()).lines).toEqual(['/products/mug → /product/mug']);
  expect((await run('add', '/a', '/b')).lines).toEqual(['/a leads to /b now.']);
  expect((await run('remove', '/a')).lines).toEqual(['The redirect from /a is removed.']);
});

test.each([
  [['add'], 'FROM is missing.'],
  [['add', '/a'], 'TO is missing.'],
  [['move', '/a', '/b'], '"move" is neither add nor remove.'],
  [['remove', '/a', '/b'], '"/b" is not expected here.'],
])('redirects %j: %s', async (args, message) => {
  expect(await run(...args)).toEqual({ lines: [message], outcome: 'wrong' });
});

test('relative paths are those of the folder of the merchant', () => {
  const absolute = findCommand('import')?.withAbsolutePaths(['--preview', 'shop.yaml'], '/home/ann');
  expect(absolute).toEqual(['--preview', '/home/ann/shop.yaml']);
});
