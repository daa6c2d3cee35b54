import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { serverFolder } from './server-folder.ts';

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
