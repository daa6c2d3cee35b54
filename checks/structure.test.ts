// Limits of what grows by itself. They are what was reached; a change may lower them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = new Map(
  ['contract/src', 'server/src', 'storefront/app', 'storefront/worker', 'backoffice/app', 'ui/src', 'host/src']
    .flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((path) => join(top, path)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const isText = (path: string) => path.includes('/messages/');
const createServer = sources.get('server/src/create-server.ts') ?? '';
const find = (pattern: RegExp): string[] =>
  [...sources].flatMap(([path, source]) => [...source.matchAll(pattern)].map(([found]) => `${path}: ${found}`));

test('the sources are found', () => {
  expect(sources.size).toBeGreaterThan(1000);
});

test('createServer is short', () => {
  const [body = ''] = /^export async function createServer[\s\S]*?^}/m.exec(createServer) ?? [];
  expect(body.split('\n').length).toBeGreaterThan(10);
  expect(body.split('\n').length).toBeLessThanOrEqual(35);
  expect(createServer.split('\n').length).toBeLessThanOrEqual(85);
  expect(createServer.match(/^import /gm)?.length).toBeLessThanOrEqual(14);
});

test('contexts are few', () => {
  expect(find(/^(export )?(interface|type) \w*Context\b/gm).length).toBeLessThanOrEqual(8);
});

test('types are seldom forced', () => {
  expect(find(/\bas unknown as\b/g).length).toBeLessThanOrEqual(1);
});

test('folders have at most 25 sources', () => {
  const folders = Map.groupBy(
    [...sources.keys()].filter((path) => !isText(path)),
    (path) => dirname(path),
  );
  expect(folders.size).toBeGreaterThan(100);
  const tooMany = [...folders].filter(([, files]) => files.length > 25);
  expect(tooMany.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

// A file that only one other uses is one more to open: it belongs to that one.
test('files of 30 lines or less are few', () => {
  const small = [...sources].filter(([path, source]) => !isText(path) && source.trimEnd().split('\n').length <= 30);
  expect(small.length).toBeGreaterThan(50);
  expect(small.length).toBeLessThanOrEqual(250);
});
