// `npm run structure`: figures of the sources beside their goals. What has reached its goal is held by checks/structure.test.ts.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesReached } from './walks.ts';

const root = join(import.meta.dirname, '..');
const workspaces = /^(contract|server|host|storefront|backoffice|ui)\//;
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const sources = new Map(
  listed
    .split('\n')
    .filter((path) => workspaces.test(path) && /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
);
const paths = [...sources.keys()];
const isText = (path: string) => path.includes('/messages/');
const linesOf = (path: string) => (sources.get(path) ?? '').trimEnd().split('\n').length;
const lines = (pattern: RegExp) =>
  paths.filter((path) => pattern.test(path)).reduce((sum, path) => sum + linesOf(path), 0);
const occurrences = (pattern: RegExp) =>
  [...sources.values()].reduce((sum, source) => sum + [...source.matchAll(pattern)].length, 0);
const filesWith = (word: RegExp) => paths.filter((path) => !isText(path) && word.test(sources.get(path) ?? '')).length;

const folders = Map.groupBy(paths, (path) => dirname(path));
const [largest = ['', []]] = [...folders].sort(([, a], [, b]) => b.length - a.length);
const createServer = sources.get('server/src/create-server.ts') ?? '';
const [body = ''] = /^export async function createServer[\s\S]*?^}/m.exec(createServer) ?? [];

const figures: [name: string, figure: number | string, goal: string][] = [
  ['lines of createServer', body.split('\n').length, '100'],
  ['imports of createServer', [...createServer.matchAll(/^import /gm)].length, '30'],
  ['files that name mpn', filesWith(/\bmpn\b/i), '8'],
  [
    'lines of product editing and import (server, contract, back office)',
    lines(
      /^(server\/src\/(product-editing|import)|backoffice\/app\/features\/(catalog|catalog-file|import|product-editing)|contract\/src\/(catalog|import|product-editing))\//,
    ),
    '14,000',
  ],
  ['types named …Context', occurrences(/^(export )?(interface|type) \w*Context\b/gm), '8'],
  ['as unknown as', occurrences(/\bas unknown as\b/g), '10'],
  [
    'files of 30 lines or less, without texts',
    paths.filter((path) => !isText(path) && linesOf(path) <= 30).length,
    '250',
  ],
  ['files, without texts', paths.filter((path) => !isText(path)).length, ''],
  [`source files in one folder (${largest[0]})`, largest[1].length, '25'],
  ['files to follow: add to cart', filesReached('server/src/cart/add-to-cart.ts', 'addToCart').size, '17'],
  ['files to follow: place an order', filesReached('server/src/checkout/place-order.ts', 'placeOrder').size, '25'],
  [
    'files to follow: save a product in the editor',
    filesReached('server/src/product-editing/edit/edit-product.ts', 'updateProduct').size,
    '30',
  ],
];
for (const [name, figure, goal] of figures)
  console.log(`${name.padEnd(72)} ${String(figure).padStart(7)}  ${goal && `goal ${goal}`}`);
