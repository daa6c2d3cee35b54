// Limits of what grows by itself. They are what was reached; a change may lower them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const server = join(import.meta.dirname, '../server/src');
const sources = new Map(
  readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => [path, readFileSync(join(server, path), 'utf8')]),
);
const createServer = sources.get('create-server.ts') ?? '';
const find = (pattern: RegExp): string[] =>
  [...sources].flatMap(([path, source]) => [...source.matchAll(pattern)].map(([found]) => `${path}: ${found}`));

test('the sources are found', () => {
  expect(sources.size).toBeGreaterThan(500);
});

test('createServer is short', () => {
  const [body = ''] = /^export async function createServer[\s\S]*?^}/m.exec(createServer) ?? [];
  expect(body.split('\n').length).toBeGreaterThan(10);
  expect(body.split('\n').length).toBeLessThanOrEqual(35);
  expect(createServer.split('\n').length).toBeLessThanOrEqual(85);
  expect(createServer.match(/^import /gm)?.length).toBeLessThanOrEqual(14);
});

test('contexts are few', () => {
  expect(find(/^(export )?(interface|type) \w*Context\b/gm).length).toBeLessThanOrEqual(7);
});

test('types are seldom forced', () => {
  expect(find(/\bas unknown as\b/g).length).toBeLessThanOrEqual(32);
});

test('no folder has more than 25 source files', () => {
  // Folders that are still divided; an entry is removed with its folder's last file too many.
  const leftOut = /^(catalog|import|product-editing)($|\/)/;
  const folders = Map.groupBy(sources.keys(), (path) => dirname(path));
  expect(folders.size).toBeGreaterThan(50);
  const tooMany = [...folders].filter(([folder, files]) => files.length > 25 && !leftOut.test(folder));
  expect(tooMany.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});
