// A shop beside that of the journeys: empty, changed by nobody else, and it can be ended and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/postgres.mjs';
import { commandOf } from './shop-command.ts';

const root = join(import.meta.dirname, '../..');

export interface OwnShop {
  readonly url: string;
  /** Runs what the merchant types at a terminal; returns the lines that are printed. */
  readonly command: (...args: string[]) => Promise<string[]>;
  /** Returns the output since its first start. */
  printed(): string;
  /** As a power cut would. */
  kill(): Promise<void>;
  startAgain(): Promise<void>;
  /** Ends it and deletes its data. */
  remove(): Promise<void>;
}

interface OwnShopOptions {
  /** The text of a file that is imported before the shop opens, which takes a tenth of the time. */
  readonly catalog?: string;
  /** Prints for a person, with links that stand in no log. */
  readonly inTerminal?: boolean;
}

export async function openOwnShop({ catalog, inTerminal = false }: OwnShopOptions = {}): Promise<OwnShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-own-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = join(folder, 'data');
  const command = commandOf(dataDir);
  let output = '';
  let server: ChildProcess;
  const start = async () => {
    const program = [process.execPath, 'host/build/main.js'];
    const [file = '', ...args] = inTerminal ? ['script', '-qfec', `exec ${program.join(' ')}`, '/dev/null'] : program;
    server = spawn(file, args, {
      cwd: root,
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        API_URL: '',
        SHOP_URL: '',
        DEMO: 'no',
        LOG_FORMAT: 'text',
        PAGES_PER_MINUTE: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server.stdout?.on('data', (text) => {
      output += text;
    });
    const ping = async () => (await fetch(`${url}/actuator/health/ping`).catch(() => null))?.status;
    await expect.poll(ping, { timeout: 60_000 }).toBe(200);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    server.kill(signal);
    await ended;
  };
  if (catalog) {
    const file = join(folder, 'catalog.yaml');
    writeFileSync(file, catalog);
    await command('import', file);
  }
  await start();
  return {
    url,
    command,
    printed: () => output,
    kill: () => end('SIGKILL'),
    startAgain: start,
    remove: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
