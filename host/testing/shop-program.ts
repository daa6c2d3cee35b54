// The program as its owner meets it: what it prints, how it ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';

// Databases are made and shops started here, several in a row.
vi.setConfig({ testTimeout: 300_000 });

export const MAIN = join(import.meta.dirname, '../build/main.js');
export const COMMAND = join(import.meta.dirname, '../build/shop-command.js');

/** Where the shops of a file of tests keep their data. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface Run {
  readonly child: ChildProcess;
  output: string;
  isClosed: boolean;
}

/** Making the sizes of all pictures would take both processors while the next shop starts. */
export const quiet = { PICTURE_SIZES: 'requested' };

/** Runs the shop, or another of its programs, on the data in a folder. */
export const runIn =
  (folder: string) =>
  (env: Record<string, string>, script = MAIN, args: string[] = [], nodeOptions: string[] = []): Run =>
    follow(
      spawn(process.execPath, [...nodeOptions, script, ...args], {
        env: { DATA_DIR: join(folder, 'data'), PORT: '0', ...quiet, ...env },
      }),
    );

export function follow(child: ChildProcess): Run {
  const started: Run = { child, output: '', isClosed: false };
  const add = (text: Buffer) => {
    started.output += text;
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  child.on('close', () => {
    started.isClosed = true;
  });
  return started;
}

export async function ended({ child }: Run): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'close');
  return child.exitCode;
}

/** The address the shop tells when it serves. */
export async function served(started: Run): Promise<string> {
  // Until it is closed, because its last lines may arrive after its end.
  while (!started.isClosed) {
    const address = logged(started).find(({ msg }) => msg === 'shop started')?.url;
    if (address !== undefined) return String(address);
    await Promise.race([once(started.child.stdout ?? started.child, 'data'), once(started.child, 'close')]);
  }
  throw new Error(`the shop did not start: ${started.output}`);
}

/** The complete lines of the log; npm writes others before the first one. */
export const logged = ({ output }: Run): Record<string, unknown>[] =>
  output
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []));

export const lines = ({ output }: Run) => output.trim().split('\n');
