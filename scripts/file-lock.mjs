import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeExit } from './processes.mjs';
import { announce } from './progress.mjs';

const heartbeatMs = 1000;
const staleAfterMs = 15_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// A process id is meaningless on another host or container; the file's age, renewed by its owner, is not.
function isStale(file, content) {
  const [host, pid] = content.split(' ');
  if (host === hostname() && pid && !isAlive(Number(pid))) return true;
  return Date.now() - statSync(file).mtimeMs > staleAfterMs;
}

function removeStaleLock(file) {
  try {
    const content = readFileSync(file, 'utf8');
    if (!isStale(file, content)) return false;
    const aside = `${file}.${process.pid}`;
    renameSync(file, aside);
    // Another process may have replaced the lock between reading and moving it: then its lock was moved.
    if (readFileSync(aside, 'utf8') === content) rmSync(aside);
    else renameSync(aside, file);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return true;
    throw error;
  }
}

function acquire(file) {
  try {
    writeFileSync(file, `${hostname()} ${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function renew(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The file was deleted by hand; the work continues.
  }
}

/** Runs `work` while no other process runs work with the same lock file. */
export async function withFileLock(file, work) {
  let waited;
  while (!acquire(file)) {
    if (removeStaleLock(file)) continue;
    waited ??= announce('waiting for another start in this folder');
    await wait(100);
  }
  waited?.(true, 'the other start is done');
  const release = beforeExit(() => rmSync(file, { force: true }));
  const heartbeat = setInterval(() => renew(file), heartbeatMs);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    release();
  }
}
