// What the merchant types at a terminal beside the running shop.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataDir } from '../playwright.config.ts';

const root = join(import.meta.dirname, '../..');

/** The lines that `npm run shop -- …` prints. */
export async function shopCommand(...args: string[]): Promise<string[]> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const command = join('host', 'build', 'shop-command.js');
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { cwd: root, env });
  return stdout.split('\n');
}
