import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canUseApt, installWithApt, pathFolders } from './apt.mjs';
import { step, UsageError } from './progress.mjs';

/** Programs a shop in production is used with, and the Debian package of each. npm has neither. */
const packages = { pgbouncer: 'pgbouncer', nginx: 'nginx-light' };

// Debian installs programs for administrators outside the PATH of other users.
const find = (name) =>
  [...pathFolders(), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The paths of PgBouncer and nginx: this machine's own, or as the last resort from apt-get. */
export async function findProofPrograms() {
  const missing = Object.keys(packages).filter((name) => !find(name));
  if (missing.length > 0 && canUseApt()) {
    const names = missing.join(' and ');
    const wanted = missing.map((name) => packages[name]);
    await step(
      `no ${names} here: installing the packages ${wanted.join(' and ')} with apt-get`,
      `${names} installed with apt-get`,
      () => installWithApt(names, wanted),
    );
  }
  const paths = Object.fromEntries(Object.keys(packages).map((name) => [name, find(name)]));
  for (const [name, path] of Object.entries(paths)) {
    if (!path)
      throw new UsageError(`No ${name} found: install it to run the proofs, or run the other checks with --only.`);
  }
  return paths;
}
