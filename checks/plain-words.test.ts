// Ordinary technical terms instead of metaphors, in names, comments and documents (docs/glossary.md).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Each has the word to write instead; `docs/glossary.md` and `CONTRIBUTING.md` have more. */
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

/** Names that tell nobody what they name. */
const vagueNames: readonly (readonly [RegExp, string])[] = [
  [/\bgiveWay\b/, 'pause'],
  [/\binSteps\b/, 'runStep'],
  [/\bwaitForTurn\b/, 'wait for the lock'],
  [/\bclaimAlone\b/, 'lock'],
  [/\bareHere\b/, 'isLeader'],
  [/\bwhenHere\b/, 'whenLeading'],
  [/\bleadLater\b/, 'delayLeadership'],
  [/\b\w*Goods\w*/, 'products, such as ProductChoice'],
  [/\b\w*[eE]ntrance\w*/, 'sign-in, open endpoint'],
  [/\b\w*[cC]odeBook\w*/, 'codes'],
  [/\b\w*[pP]roductHeads\w*/, 'productListRows'],
  [/\bWork\b/, 'the kind of work, such as TodoCounts'],
  [/\bROOMS\b/, 'folders'],
];

/** `DomainError`, `ValidationIssue` and error are the only words for errors (docs/glossary.md). */
const errorWord = /(?<!de)fault|refusal|failure|finding|problem|trouble/i;

/** Names of the API, of tables, of other programs, and the findings of the doctor, by the files that use them. */
const keptErrorWords: readonly (readonly [name: RegExp, file: RegExp])[] = [
  [/^failure$/, /\border(s|\b)|payments?\/|checkout\//],
  [/^(failures|lastFailureAt)$/, /platform\/jobs\/|monitoring\/|media\/sizes\//],
  [/^(problem|refusal)$/, /bulk|draft|product-editing\/|testing\/a-product\.ts$|messages\/..\/catalog\.ts$/],
  [/^(problems|moreProblems)$/, /import|shown-parts/],
  [/^couponProblem$/, /\bcart\/|fake-cart|staff-coupons/],
  [/^Failure$/, /\/openapi\.ts$/],
  [/^[fF]inding(s|Line|sAbout)?$/, /^host\/src\/doctor/],
  [/^failure_reason$/, /stripe/],
  [/^(endOnFailure|mostlyFinding)$/, /\.test\.ts$/],
];

/** A comment that begins with one of these words has no subject, or one that readers search for until the verb. */
const nounlessComment = /(?:\/\/|\/\*\*?(?:\n\s*\*)?) ((?:Of|What|Who|Those) [^\n]*)/g;

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

/** The line without its comment and texts: names of tables in SQL stay as they are. */
const codeOf = (line: string): string =>
  line.replace(/^\s*(\/?\*|\/\/).*|\s\/[/*]\*? .*/, '').replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, "''");

const findVagueNames = (line: string): string[] =>
  vagueNames.flatMap(([pattern, instead]) => {
    const found = pattern.exec(codeOf(line));
    return found ? [`${found[0]} (write: ${instead})`] : [];
  });

/** Regular expressions match texts. */
const withoutPatterns = (code: string): string => code.replaceAll(/(?<=[(=:,[ ])\/(?:\\.|[^/\\])+\/\w*/g, '');

const findErrorWords = (file: string, line: string): string[] =>
  (withoutPatterns(codeOf(line)).match(/[\w$]+/g) ?? [])
    .filter((name) => errorWord.test(name))
    .filter((name) => !keptErrorWords.some(([kept, place]) => kept.test(name) && place.test(file)))
    .map((name) => `${name} (write: DomainError, issue or error)`);

/** A line that continues a comment may begin with any word. */
function findNounlessComments(source: string): string[] {
  const isContinued = (index: number) => /\/\/[^\n]*\n\s*$/.test(source.slice(Math.max(0, index - 300), index));
  return [...source.matchAll(nounlessComment)]
    .filter(({ 0: comment, index }) => !(comment.startsWith('//') && isContinued(index)))
    .map(([, words = '']) => words);
}

const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

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

test('vague names are found in code, and not in texts and comments', () => {
  expect(findVagueNames('const pause = giveWay(isOpen);')).toHaveLength(1);
  expect(findVagueNames('export type Work = z.output<typeof work>;')).toHaveLength(1);
  expect(findVagueNames('mountEntrance(endpoints.loginStaff);')).toHaveLength(1);
  expect(findVagueNames('export const productHeads = pgTable(')).toHaveLength(1);
  expect(findVagueNames("const kinds = ['Works', 'Goods', 'Home']; // Work of a studio")).toEqual([]);
  expect(findVagueNames("  'product_heads',")).toEqual([]);
  expect(findVagueNames('const work = workQueue.take();')).toEqual([]);
});

test('code has no vague names', () => {
  expect(sources.length).toBeGreaterThan(600);
  const hits = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => findVagueNames(line).map((hit) => `${file}:${index + 1} ${hit}`)),
  );
  expect(hits).toEqual([]);
});

test('other words for errors are found in code, and not in texts, defaults and names of the API', () => {
  expect(findErrorWords('a.ts', 'export class RefundProblem extends Error {}')).toHaveLength(1);
  expect(findErrorWords('a.ts', 'const DATABASE_FAULTS = problemsOf(input);')).toHaveLength(2);
  expect(findErrorWords('a.ts', 'export default defaultLanguage; // the problem')).toEqual([]);
  expect(findErrorWords('server/src/orders/describe-order.ts', "failure: 'problem'")).toEqual([]);
});

test('code has no other words for errors', () => {
  const hits = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => findErrorWords(file, line).map((hit) => `${file}:${index + 1} ${hit}`)),
  );
  expect(hits).toEqual([]);
});

test('comments without a subject are found', () => {
  expect(findNounlessComments('// Of staff, values are codes.\n')).toEqual(['Of staff, values are codes.']);
  expect(findNounlessComments('const a = 1; // What it is.\n')).toHaveLength(1);
  expect(findNounlessComments('/** Who may sign in. */\n')).toHaveLength(1);
  expect(findNounlessComments('/**\n * Those of the person.\n */\n')).toHaveLength(1);
  expect(findNounlessComments('// Staff read their own values.\n// Of others they see codes.\n')).toEqual([]);
  expect(findNounlessComments('/** Values of staff are codes. */\n')).toEqual([]);
});

test('comments begin with a subject or a verb, not with Of, What, Who or Those', () => {
  const hits = sources.flatMap((file) =>
    findNounlessComments(readFileSync(join(root, file), 'utf8')).map((hit) => `${file} ${hit}`),
  );
  expect(hits).toEqual([]);
});
