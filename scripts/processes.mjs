import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { colours } from './progress.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const childGraceMs = 2000;
const running = new Set();
const cleanups = new Set();

process.on('exit', () => {
  for (const child of running) endGroup(child, 'SIGKILL');
  for (const cleanup of cleanups) cleanup();
});
// By default a signal ends Node without its exit event, and what was started would outlive us. The children get a
// moment to put things in order: an npm still at work would collide with the next one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    const leave = () => process.exit(128 + constants.signals[signal]);
    if (running.size === 0) leave();
    for (const child of running) {
      endGroup(child, 'SIGTERM');
      child.once('close', () => running.size === 0 && leave());
    }
    setTimeout(leave, childGraceMs);
  });
}

/** Calls `cleanup` (synchronous) when this process ends; the returned function calls it earlier, once. */
export function beforeExit(cleanup) {
  const once = () => {
    if (cleanups.delete(once)) cleanup();
  };
  cleanups.add(once);
  return once;
}

// Each child leads a process group of its own, so that its children (browsers, workers) end with it.
function endGroup(child, signal) {
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

/** The environment of a child: the project's own commands come first, as in every npm script. */
function environment(extra) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  // The output is captured, so the tools cannot see for themselves whether it ends on a terminal.
  const colour = colours ? { FORCE_COLOR: '1' } : { FORCE_COLOR: undefined, NO_COLOR: '1' };
  return { ...process.env, ...colour, PATH: path, ...extra };
}

/** Runs a command to its end; never throws. `limit` is in seconds. */
export function run(command, args, { env, input, limit, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      ...options,
      env: environment(env),
      detached: !windows,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const overdue =
      limit &&
      setTimeout(() => {
        output += `\nStopped: still running after ${limit} seconds.\n`;
        endGroup(child, 'SIGKILL');
      }, limit * 1000);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const settle = (result) => {
      clearTimeout(overdue);
      running.delete(child);
      resolve(result);
    };
    child.on('error', (error) => settle({ code: 1, missing: error.code === 'ENOENT', output: error.message }));
    // A remaining grandchild would keep the pipes open, and `close` would never be emitted.
    child.on('exit', () => endGroup(child, 'SIGKILL'));
    child.on('close', (code) => settle({ code: code ?? 1, missing: false, output }));
    // The child may end without reading its input.
    child.stdin?.on('error', () => {}).end(input);
  });
}

/** Does `work` for every item, two at a time: each of the tools keeps a core busy, and has a process with much memory. */
export async function twoAtATime(items, work) {
  const queue = items.values();
  const results = [];
  const worker = async () => {
    for (const item of queue) results.push(await work(item));
  };
  await Promise.all([worker(), worker()]);
  return results;
}
