// The built shop as a process of its own, whose CPU time and memory can be read.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const TICKS_PER_SECOND = 100;

export interface ShopProcess {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to the moment it says that it serves. */
  readonly startSeconds: number;
  stop(): Promise<void>;
}

export async function startShop(env: Record<string, string>): Promise<ShopProcess> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['host/src/main.ts'], {
    cwd: root,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await firstAddress(child);
  return {
    url,
    pid: child.pid ?? 0,
    startSeconds: (performance.now() - begun) / 1000,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function firstAddress(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const address = /Shop {5}(http\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`the shop did not start: ${output}`)));
  });
}

/** CPU seconds a process has used so far, its threads included. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** CPU seconds of every living process that was started by this one, directly or not, and is named so. */
export function cpuSecondsOfAll(name: string): number {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => nameOf(pid) === name)
    .reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

function nameOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}

export function memoryMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
