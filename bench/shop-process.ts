// Starts the built shop as a process and reads its CPU time and memory.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const TICKS_PER_SECOND = 100;

/** As in the script `start` of package.json. */
const OPTIONS = ['--heap-growing-percent=100'];
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
};

export interface ShopProcess {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process until it reports that it serves. */
  readonly startSeconds: number;
  stop(): Promise<void>;
}

export async function startShop(env: Record<string, string>): Promise<ShopProcess> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...OPTIONS, 'host/build/main.js'], {
    cwd: root,
    // All load comes from one address, so the rate limits are raised.
    env: {
      ...ENVIRONMENT,
      ...env,
      PORT: '0',
      SEARCHES_PER_MINUTE: '0',
      PAGES_PER_MINUTE: '0',
      ORDERS_PER_HOUR: '0',
      PAYMENTS: 'test,cash-on-delivery',
    },
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
      const address = /"url":"(http[^"]+)"/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`the shop did not start: ${output}`)));
  });
}

/** CPU seconds of a process so far, including its threads. */
export const cpuSeconds = (pid: number): number => readProcess(pid)?.seconds ?? 0;

/** CPU seconds of all processes with this name that `ancestor` started, directly or not, including ended ones. */
export function cpuSecondsOfAll(name: string, ancestor = process.pid): number {
  const alive = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => readProcess(Number(entry)) ?? []);
  const parents = new Map(alive.map(({ pid, parent }) => [pid, parent]));
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === ancestor || isOurs(parent));
  };
  return alive.filter((one) => one.name === name && isOurs(one.pid)).reduce((sum, { seconds }) => sum + seconds, 0);
}

export const parentOf = (pid: number): number => readProcess(pid)?.parent ?? 0;

function readProcess(pid: number) {
  try {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ').map(Number);
    // Its own time and that of ended children.
    const [own = 0, system = 0, ended = 0, endedSystem = 0] = fields.slice(11, 15);
    return { pid, name, parent: fields[1] ?? 0, seconds: (own + system + ended + endedSystem) / TICKS_PER_SECOND };
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
}

export const memoryMegabytes = (pid: number): number => readMegabytes(pid, 'VmRSS');

/** The most that the process has had so far. */
export const peakMegabytes = (pid: number): number => readMegabytes(pid, 'VmHWM');

function readMegabytes(pid: number, figure: string): number {
  const kilobytes = new RegExp(`^${figure}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
