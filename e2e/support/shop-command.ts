// Runs commands as the merchant types them, beside the running shop.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataDir } from '../playwright.config.ts';

const root = join(import.meta.dirname, '../..');

/** Runs commands for the shop with its data in this folder; answers the lines that they print. */
export const commandOf =
  (folder: string) =>
  async (...args: string[]): Promise<string[]> => {
    const env = { DATA_DIR: folder, DATABASE_URL: '' };
    const command = join('host', 'build', 'shop-command.js');
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { cwd: root, env });
    return stdout.split('\n');
  };

/** The lines that `npm run shop -- …` prints. */
export const shopCommand = commandOf(dataDir);
