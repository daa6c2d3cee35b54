// Ordinary technical terms instead of metaphors, in names, comments and documents (docs/glossary.md).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What to write instead of each: `docs/glossary.md` and `CONTRIBUTING.md` have more. */
const metaphors: readonly (readonly [RegExp, string])[] = [
  [/\b(side )?doors?\b/i, 'public API, endpoint'],
  [/\bdesks?\b/i, 'the name of the service, such as PaymentServices'],
  [/\b(shelf|shelves)\b/i, 'stock, cache'],
  [/\bbrooms?\b/i, 'retention task'],
  [/\bwish(es|ed)?\b/i, 'request, alert, input; fine in files of the wishlist'],
  [/\brecall(s|ed|ing)?\b/i, 'get, load'],
  [/\bhears\b/i, 'receives, subscribes to'],
  [/\bforgets\b/i, 'deletes, evicts, erases'],
  [/\bin vain\b/i, 'without a result'],
  [/\bwhoever\b/i, 'everybody who, the caller, the customer'],
  [/\bproving grounds?\b/i, 'what it is, such as ShopCluster'],
  [/\bfarewells?\b/i, 'cleanup, deletion notice'],
  [/\bpatience\b/i, 'timeout'],
  [/\bclutter\b/i, 'ignored files'],
  [/\bbehind (\S+ )?\S+ back\b/i, 'without its knowledge'],
];

/** Names of the demo shop's products and categories, and the words of its wishlist, wherever tests use them. */
const names =
  /ledge[- ]shelf|shelf-oak|scene-(desk|shelf)|shelves-(and-)?mirrors|desk-(and-)?gifts|\bDesk & gifts|products-desk|wish ?list|wish-?button|(change|follow|load|use)-?wish(es)?|wished-?card/gi;

const isText = /\.(ts|tsx|mjs|css|md|json|yml)$/;
// The table of coverage repeats titles of tests, which are checked where they stand.
const isData =
  /^(server\/(demo|migrations)\/|LICENSE|checks\/(plain-words|texts)\.test\.ts$|docs\/coverage\.md$)|package-lock\.json$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => isText.test(file) && !isData.test(file));

/** `openSideDoor` and `side-door` are read as words too. */
const wordsOf = (line: string): string =>
  line
    .replaceAll(names, '')
    .replaceAll(/\bSHELF\b/g, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ');

function findMetaphors(file: string, line: string): string[] {
  const words = wordsOf(line);
  return metaphors
    .filter(([pattern]) => pattern.test(words) && !(/wish/.test(file) && pattern.test('wish')))
    .map(([pattern, instead]) => `${pattern.exec(words)?.[0]} (write: ${instead})`);
}

function hitsOf(file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) => findMetaphors(file, line).map((hit) => `${file}:${index + 1} ${hit}`));
}

test('metaphors are found in names, comments and file names, and product names are not', () => {
  expect(findMetaphors('a.ts', 'const merchantDoor = openDoors();')).toHaveLength(1);
  expect(findMetaphors('a.ts', '// Nobody acts behind the host’s back.')).toHaveLength(1);
  expect(findMetaphors('a.ts', 'const MOST_WISHES = 3;')).toHaveLength(1);
  expect(findMetaphors('a.ts', 'mountMedia(app, shelf)')).toHaveLength(1);
  expect(findMetaphors('wish-button.tsx', 'const wishes = 3;')).toEqual([]);
  expect(findMetaphors('a.ts', "open('/category/desk-and-gifts', 'desktop', 'Ledge Shelf', wishlist)")).toEqual([]);
});

test('names, comments and documents use plain words', () => {
  expect(files.length).toBeGreaterThan(900);
  const hits = files.flatMap((file) => [...hitsOf(file), ...findMetaphors(file, file)]);
  expect(hits).toEqual([]);
});
