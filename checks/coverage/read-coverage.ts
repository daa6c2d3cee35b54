// The items that have to be tested, and the tests that do it: read from the contract, the routes, the specification and the titles of tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quotedValues, requiredTexts } from '../../e2e/support/required-texts.ts';
import { callName, declaredCalls, routePaths, storedNames } from './code-items.ts';
import { namesCall, namesRoute, namesText, namesUnknownPath } from './named-in.ts';
import { quotedTexts, requirementsOf, sectionsOf } from './specification.ts';
import { readTestFiles } from './tests.ts';

interface Row {
  readonly item: string;
  /** `file: title`, or only the file where it is found by what it names. */
  readonly tests: readonly string[];
}

interface Chapter {
  readonly title: string;
  readonly rows: readonly Row[];
}

const docs = join(import.meta.dirname, '../../docs');
export const specification = sectionsOf(readFileSync(join(docs, 'specification.md'), 'utf8'));
export const testFiles = readTestFiles();

/** The files below the first of these folders that has one. */
function filesThat(names: (source: string) => boolean, ...folders: readonly string[]): string[] {
  const found = testFiles.filter(({ source }) => names(source));
  const below = folders.map((folder) => found.filter(({ path }) => path.startsWith(folder)));
  return (below.find((files) => files.length > 0) ?? []).map(({ name }) => name);
}

const testsOf = (id: string): string[] =>
  testFiles.flatMap(({ name, tests }) =>
    tests.filter(({ ids }) => ids.includes(id)).map(({ title }) => `${name}: ${title}`),
  );

/** Every path that no other route has. */
const ANY_PATH = '/*';

function readRoutes(): Row[] {
  const known = routePaths().filter((path) => path !== ANY_PATH);
  const opens = (path: string) => (source: string) =>
    path === ANY_PATH ? namesUnknownPath(known, source) : namesRoute(path, source);
  return routePaths().map((path) => ({ item: path, tests: filesThat(opens(path), 'e2e/') }));
}

const readCalls = async (): Promise<Row[]> =>
  declaredCalls().map(({ feature, endpoint }) => ({
    item: callName(endpoint),
    tests: filesThat((source) => namesCall(endpoint, source), `server/src/${feature}/`, 'server/', 'e2e/', ''),
  }));

/** Texts that are required are looked for in the shop, place by place; the others are our own. */
const readTexts = (): Row[] =>
  quotedTexts(specification)
    .filter((text) => !quotedValues.includes(text))
    .map((text) => {
      const places = Object.entries(requiredTexts).filter(([, texts]) => texts.some((required) => required === text));
      const required = places.map(([place]) => `required-texts.spec.ts: ${place}`);
      const own = () => filesThat((source) => namesText(text, source), 'e2e/', 'storefront/');
      return { item: text, tests: required.length > 0 ? required : own() };
    });

const readStored = (): Row[] =>
  storedNames().map((name) => ({
    item: name,
    tests: filesThat((source) => namesText(name, source), 'storefront/', 'e2e/'),
  }));

export const readCoverage = async (): Promise<Chapter[]> => [
  { title: 'Pages and files', rows: readRoutes() },
  { title: 'Calls', rows: await readCalls() },
  { title: 'Stored in the browser', rows: readStored() },
  { title: 'Quoted texts', rows: readTexts() },
  ...specification.map((section) => ({
    title: `§${section.number} ${section.title}`,
    rows: requirementsOf(section).map(({ id = '', text }) => ({ item: `${id} ${text}`.trim(), tests: testsOf(id) })),
  })),
];
