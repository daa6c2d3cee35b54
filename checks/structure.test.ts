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

test('folders have at most 25 sources', () => {
  const root = join(import.meta.dirname, '..');
  const paths = ['contract/src', 'server/src', 'storefront/app', 'backoffice/app', 'ui/src', 'host/src'].flatMap(
    (top) => readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((path) => join(top, path)),
  );
  const listed = paths.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/messages\//.test(path));
  const folders = Map.groupBy(listed, (path) => dirname(path));
  expect(folders.size).toBeGreaterThan(100);
  const tooMany = [...folders].filter(([, files]) => files.length > 25);
  expect(tooMany.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});
