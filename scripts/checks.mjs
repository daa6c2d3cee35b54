import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseByChange } from './changed.mjs';
import { findChromium } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';
import { beforeExit, root, run, twoAtATime } from './processes.mjs';
import { colours } from './progress.mjs';
import { findProofPrograms } from './proof-programs.mjs';
import { countPlaywright, countVitest } from './test-counts.mjs';

// Ends a check that hangs. A check that works takes minutes, and several times as long on a machine that others use as well.
const longestCheck = 40 * 60;
// The root project contains everything that runs on Node only, so that shared files are checked once.
const typedFolders = ['.', 'e2e', 'storefront', 'backoffice', 'ui', 'contract', 'storefront/worker'];

const programs = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  reactRouter: '@react-router/dev/bin.cjs',
  tsc: '@typescript/native/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

function node(program, args, options = {}) {
  const script = join(root, 'node_modules', programs[program]);
  // Checks must not reach the shop's own database, whatever the environment has set.
  const env = { DATABASE_URL: undefined, TEST_DATABASE_URL: undefined, ...options.env };
  return run(process.execPath, [script, ...args], { limit: longestCheck, ...options, env });
}

/** A tool counts as one test. */
function verdict(results) {
  const errors = results.filter(({ code }) => code !== 0);
  const failed = errors.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed, skipped: 0, output: errors.map(({ output }) => output).join('\n') };
}

/** Counts tests from the report that the test runner writes into a temporary file. */
async function counted(count, start, { mayBeEmpty = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-tests-'));
  const discard = beforeExit(() => rmSync(folder, { recursive: true, force: true }));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await start(report);
    const counts = count(report);
    // A runner may fail without a failed test (a server that did not start), and must not pass without a test.
    const silent = counts.failed === 0 && (code !== 0 || (counts.passed === 0 && !mayBeEmpty));
    return { ...counts, failed: silent ? 1 : counts.failed, output };
  } finally {
    discard();
  }
}

const vitest = (flags, env, options) =>
  counted(
    countVitest,
    (report) =>
      node(
        'vitest',
        ['run', ...flags, '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        { env: { NODE_ENV: 'test', ...env } },
      ),
    options,
  );

let typegen;
/** The types of the storefront's routes, which its files import: generated once. */
const generateRouteTypes = () => {
  typegen ??= node('reactRouter', ['typegen'], { cwd: join(root, 'storefront') });
  return typegen;
};

async function checkTypes() {
  const generated = await generateRouteTypes();
  if (generated.code !== 0) return verdict([generated]);
  // With several threads each would check the types they share once per thread.
  const results = await twoAtATime(typedFolders, (folder) => node('tsc', ['-p', folder, '--singleThreaded']));
  return verdict(results);
}

const tests = ['--project', 'unit', '--project', 'components', '--project', 'api'];
const embedded = { TEST_DATABASE: 'pglite' };

/** After a change: tests that import something of it, and the checks of the sources, which read them as files. */
async function testChange({ since }) {
  const related = await vitest([...tests, `--changed=${since}`], embedded, { mayBeEmpty: true });
  const sources = await vitest(['--project', 'unit', 'checks']);
  const sum = (name) => related[name] + sources[name];
  const output = [related, sources].filter(({ failed }) => failed > 0).map((result) => result.output);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), output: output.join('\n') };
}

/** Such journeys are one for each screen or feature. */
const smoke = '@smoke';

/** `grep`: flags that choose journeys by file, title and tag. */
const journeys = (grep, env = {}) => ({
  fetch: () => findChromium({ install: true }),
  prepare: async (chromium) => ({ chromium }),
  work: ({ chromium }, change) => {
    const chosen = change ? ['--grep', chooseByChange(change.files, smoke).journeys] : grep;
    return counted(countPlaywright, (report) =>
      node(
        'playwright',
        ['test', '--config', 'e2e/playwright.config.ts', '--forbid-only', '--reporter=list,json', ...chosen],
        { env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
      ),
    );
  },
});

/** `sizes`: how often the repeated ones do what they do. */
const proofs = (projects, sizes = {}) => ({
  fetch: findProofPrograms,
  async prepare({ pgbouncer, nginx }) {
    const { url, stop } = await startPostgres();
    return { env: { TEST_DATABASE_URL: url, PGBOUNCER_PATH: pgbouncer, NGINX_PATH: nginx }, release: stop };
  },
  work: ({ env }) =>
    vitest(
      projects.flatMap((name) => ['--project', name]),
      { ...sizes, ...env },
    ),
});

/**
 * In the order in which they run; neighbours of one `group` run at the same time, because each of these tools leaves a core idle
 * for a part of its time. `fetch` finds or installs programs, at the beginning of the run; `prepare` gets what else a check needs, and its
 * `release` is called when the check is done. `isNeeded`: whether a change can fail it; without, it always runs.
 */
const decidingChecks = [
  {
    name: 'format',
    group: 'tools',
    about: 'format and lint (biome)',
    work: async () =>
      verdict([await node('biome', ['ci', '--error-on-warnings', `--colors=${colours ? 'force' : 'off'}`, '.'])]),
  },
  { name: 'types', group: 'tools', about: 'types of every part (tsc)', work: checkTypes },
  {
    name: 'unused',
    group: 'tools',
    about: 'unused files, exports and dependencies (knip)',
    work: async () => verdict([await generateRouteTypes(), await node('knip', ['--no-progress'])]),
  },
  {
    name: 'unit',
    about: 'units, components, and the API on the embedded database (vitest)',
    work: (_, change) =>
      change && chooseByChange(change.files, smoke).unit === 'related' ? testChange(change) : vitest(tests, embedded),
  },
  {
    name: 'proofs',
    about: 'races and crashes with several processes on PostgreSQL, each a few times (vitest)',
    isNeeded: ({ files }) => chooseByChange(files, smoke).proofs,
    ...proofs(['proofs', 'repeated', 'races'], { CRASHES: '3', ROUNDS: '4', RESTARTS: '1', SHOPPERS: '300' }),
  },
  {
    name: 'journeys',
    about: `one journey for each screen or feature in a browser, those with ${smoke} (playwright)`,
    isNeeded: ({ files }) => chooseByChange(files, smoke).journeys !== null,
    ...journeys(['--grep', smoke], { E2E_SHOP: 'build' }),
  },
];

/** `npm test` leaves these out: the same on other machines, databases, languages and sizes. */
const furtherChecks = [
  {
    name: 'slow',
    about: 'tests that take many seconds each, on the embedded database (vitest)',
    work: () => vitest(['--project', 'slow', '--project', 'slow-api'], embedded),
  },
  {
    name: 'postgres',
    about: 'the API on PostgreSQL (vitest)',
    async prepare() {
      const { url, stop } = await startPostgres();
      return { url, release: stop };
    },
    work: ({ url }) =>
      vitest(['--project', 'api', '--project', 'slow-api'], { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: url }),
  },
  {
    name: 'all-proofs',
    about: 'races and crashes more often, faults of the database, whole shops and the release (vitest)',
    ...proofs(['repeated', 'outages', 'races', 'shops']),
  },
  {
    name: 'all-journeys',
    about: 'all other journeys, on an unpacked release (playwright)',
    ...journeys(['--grep-invert', smoke]),
  },
];

export const checksOf = { deciding: decidingChecks, further: furtherChecks };
