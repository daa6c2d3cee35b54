import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = [
  'contract/src',
  'server/src',
  'server/testing',
  'storefront/app',
  'storefront/testing',
  'backoffice/app',
  'ui/src',
  'host/src',
  'e2e',
  'checks',
  'conformance',
  'recipes',
].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('source files are found', () => {
  expect(sources.length).toBeGreaterThan(200);
});

test('file names describe the content', () => {
  const empty = /^(index|utils?|helpers?|misc|common|shared|types|constants|manager|service|base)\.tsx?$/;
  expect(sources.filter((file) => empty.test(basename(file)))).toEqual([]);
  expect(sources.filter((file) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(basename(file)))).toEqual([]);
});

// With any element as its subject, such a rule makes the browser style the whole page again for every element that is added to it.
test('rules with :has() and rules of the first view name the elements they are for', () => {
  const sheets = ['storefront/app/styles', 'ui/src/styles'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(folder, name)),
  );
  const subjects = sheets.flatMap((file) => {
    const text = read(file).replace(/\/\*.*?\*\//gs, '');
    return [...text.matchAll(/[^{};]*(?::has\(|:root:not\()[^{};]*(?=\{)/g)].map(([selectors]) => {
      const last =
        selectors
          .trim()
          .split(/[\s>]+(?![^(]*\))/)
          .at(-1) ?? '';
      return { file, last };
    });
  });
  expect(subjects.length).toBeGreaterThan(10);
  expect(subjects.filter(({ last }) => /^(\*|:(?!root|is\())/.test(last) || /> :/.test(last))).toEqual([]);
});

test('the environment is read in allowed files only', () => {
  const readers = sources.filter((file) => /process\.(env|loadEnvFile)\b/.test(read(file)));
  const allowed = [
    'host/src/environment.ts',
    'host/src/mode.ts',
    'server/testing/test-database.ts',
    // How many random catalogs it makes.
    'server/src/import/export/export-catalog.api.test.ts',
    // It starts npm, which needs the environment it is itself started in.
    'host/src/start.slow.test.ts',
    'e2e/playwright.config.ts',
    'e2e/support/browser.ts',
    'checks/house-rules.test.ts',
  ];
  expect(readers.filter((file) => !allowed.includes(file))).toEqual([]);
});

test('every setting is explained in .env.example', () => {
  const settings = [...read('host/src/environment.ts').matchAll(/^ {2}([A-Z_]+): /gm)]
    .map(([, name]) => name)
    // Set by npm and by systemd, not by people.
    .filter((name = '') => !['INIT_CWD', 'NOTIFY_SOCKET', 'WATCHDOG_USEC', 'WATCHDOG_PID'].includes(name));
  expect(settings.length).toBeGreaterThanOrEqual(7);
  for (const name of settings) expect(read('.env.example')).toMatch(new RegExp(`^# ?${name}=`, 'm'));
});

/** It only answers 404 where the server does not have what the page needs. */
const existenceLoader =
  /export function loader\(\{ context \}: Route\.LoaderArgs\) \{\n {2}if \(context\.get\(pageContext\)\.absentCalls\.includes\('\w+'\)\) throw notFound\(\);\n {2}return null;\n\}/;

test('public pages set cache headers; no page loads private data on the server', () => {
  const pages = sources.filter((file) => file.startsWith('storefront/app/pages/') && file.endsWith('-page.tsx'));
  expect(pages.length).toBeGreaterThan(8);
  for (const page of pages) {
    const code = read(page);
    if (page.includes('/public/'))
      expect(code, page).toMatch(/export (const|function) headers|export \{[^}]*\bheaders\b/);
    else
      expect(code.replace(existenceLoader, ''), page).not.toMatch(/export (async )?(const|function) (loader|action)\b/);
  }
});

/** Private parts of Drizzle's objects that a cast reaches: of a database, and `_`, which its documentation does not have. */
const privateParts =
  /\._\.|\b(db|tx|database)( as [^)]*\))?\.(session|dialect)\b|\{[^}]*\b(session|dialect)\b[^}]*\} = (db|tx|database)\b/;
/** The classes that send the queries of a database. */
const privateClasses = /^(Node)?Pg(lite)?(Driver|PreparedQuery|Session|Transaction)$/;

function usesDrizzleInternals(code: string): boolean {
  const imports = code.matchAll(/import (?!type)[^;]*?\{([^}]*)\} from 'drizzle-orm[^']*'/g);
  const names = [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  const isExtended = (name: string) => new RegExp(`class \\w+ extends ${name}\\b`).test(code);
  return privateParts.test(code) || names.some((name) => privateClasses.test(name) || isExtended(name));
}

test('only public parts of Drizzle are used, and none of its classes is extended', () => {
  for (const code of [
    "import { PgDatabase } from 'drizzle-orm/pg-core';\nclass Own extends PgDatabase<Result> {}",
    "import { drizzle, PgliteSession } from 'drizzle-orm/pglite';",
    'db._.session.prepareQuery(query)',
    '(tx as unknown as Internal).session',
    'const { dialect, session } = db as unknown as Migrating;',
  ])
    expect(usesDrizzleInternals(code), code).toBe(true);
  for (const code of [
    "import { drizzle } from 'drizzle-orm/pglite';\nconst tx = drizzle({ client });",
    'const { session } = ctx;\nawait deleteSession(tx, member.session);',
  ])
    expect(usesDrizzleInternals(code), code).toBe(false);
  const own = sources.filter((file) => file.startsWith('server/'));
  expect(own.length).toBeGreaterThan(200);
  expect(own.filter((file) => usesDrizzleInternals(read(file)))).toEqual([]);
});

test('lock files contain no download addresses', () => {
  const tools = readdirSync(join(root, 'tools')).map((name) => `tools/${name}/package-lock.json`);
  expect(tools).toContain('tools/chromium/package-lock.json');
  for (const file of ['package-lock.json', ...tools]) expect(read(file), file).not.toMatch(/"resolved":\s*"http/);
});

// npm leaves a copy in each workspace when React is updated in several package.json files at once, and two copies break hooks.
test('React and its router are installed once: run `npm dedupe` after an update', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> };
  for (const name of ['react', 'react-dom', 'react-router'])
    expect(Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`))).toEqual([
      `node_modules/${name}`,
    ]);
});
