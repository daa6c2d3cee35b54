import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canUseApt, installWithApt, pathFolders } from './apt.mjs';
import { Problem, step } from './progress.mjs';

/** What stands around a shop in production, and the Debian package of each. */
const packages = { pgbouncer: 'pgbouncer', nginx: 'nginx-light' };

// Debian keeps programs for administrators off the PATH of others.
const find = (name) =>
  [...pathFolders(), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The paths of PgBouncer and nginx: this machine's own, or Debian's where they can be installed without asking. */
export async function findProofPrograms() {
  const missing = Object.keys(packages).filter((name) => !find(name));
  if (missing.length > 0 && canUseApt()) {
    const names = missing.join(' and ');
    await step(`installing ${names} for the proofs`, `${names} installed`, () =>
      installWithApt(
        names,
        missing.map((name) => packages[name]),
      ),
    );
  }
  const paths = Object.fromEntries(Object.keys(packages).map((name) => [name, find(name)]));
  for (const [name, path] of Object.entries(paths)) {
    if (!path) throw new Problem(`No ${name} found: install it to run the proofs.`);
  }
  return paths;
}
