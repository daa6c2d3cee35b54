import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { UsageError } from './progress.mjs';

export const pathFolders = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

export const canUseApt = () =>
  process.getuid?.() === 0 && pathFolders().some((folder) => existsSync(join(folder, 'apt-get')));

function aptKnowsPackages() {
  const lists = '/var/lib/apt/lists';
  return existsSync(lists) && readdirSync(lists).some((name) => name.includes('_Packages'));
}

let lastInstall = Promise.resolve();

/** Installs Debian packages, one call after the other; `what` names them in the message of an error. */
export function installWithApt(what, packages) {
  const install = lastInstall.then(() => installNow(what, packages));
  lastInstall = install.catch(() => {});
  return install;
}

async function installNow(what, packages) {
  const apt = (...args) =>
    run('apt-get', ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  const first = aptKnowsPackages() ? await install() : { code: 1 };
  if (first.code === 0) return;
  // The package lists are missing or outdated.
  const update = await apt('update');
  const second = update.code === 0 ? await install() : update;
  if (second.code !== 0) throw new UsageError(`${what} could not be installed; apt-get says why above.`, second.output);
}
