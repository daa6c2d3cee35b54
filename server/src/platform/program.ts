import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/** Folder of the server package. Resolved by package name, because the bundled program is in another folder. */
export const serverFolder = dirname(createRequire(import.meta.url).resolve('@vitrine/server/package.json'));

/** A release has its version with the commit it was made from, such as 0.2.0+3a5dc08b1f2e, in a file. */
function readReleaseVersion(): string | undefined {
  try {
    return readFileSync(join(serverFolder, '../VERSION'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Version of the program, the same in every package of the repository. */
export const VERSION: string = readReleaseVersion() ?? manifest.version;

/** A release has a program of its own, and no npm. */
const isRelease = existsSync(join(import.meta.dirname, '../../vitrine'));

/** The merchant types this before the name of a command. */
export const TYPED = isRelease ? './vitrine shop' : 'npm run shop --';
