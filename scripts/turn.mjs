import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeExit } from './processes.mjs';
import { announce } from './progress.mjs';

const pulse = 1000;
const silence = 15_000;

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// A process id means nothing on another host or in another container; the file's age, renewed by its holder, does.
function abandoned(file, content) {
  const [host, pid] = content.split(' ');
  if (host === hostname() && pid && !alive(Number(pid))) return true;
  return Date.now() - statSync(file).mtimeMs > silence;
}

function cleared(file) {
  try {
    const content = readFileSync(file, 'utf8');
    if (!abandoned(file, content)) return false;
    const aside = `${file}.${process.pid}`;
    renameSync(file, aside);
    // Another may have cleared it and taken its turn between our two looks: then what we moved is theirs.
    if (readFileSync(aside, 'utf8') === content) rmSync(aside);
    else renameSync(aside, file);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return true;
    throw error;
  }
}

function take(file) {
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
    // Someone deleted it by hand; the work goes on.
  }
}

/** Does `work` while no other process does work under the same file. */
export async function inTurn(file, work) {
  let waited;
  while (!take(file)) {
    if (cleared(file)) continue;
    waited ??= announce('waiting for another start in this folder');
    await wait(100);
  }
  waited?.(true, 'the other start is done');
  const release = beforeExit(() => rmSync(file, { force: true }));
  const heartbeat = setInterval(() => renew(file), pulse);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    release();
  }
}
