// npm starts the shop through a shell. npm forwards a signal only to that shell, which ends without forwarding it: the
// shop must detect that npm or the shell has ended.
import { readFileSync } from 'node:fs';

const PERIOD_MS = 500;
const SHELL = /^(sh|dash|bash|ash|zsh|ksh|busybox)$/;

/** Name and parent of a process, where the system has /proc. */
function readProcess(pid: number): { name: string; parent: number } | undefined {
  try {
    // Format `17 (sh) S 12 …`; the name in parentheses may contain parentheses itself.
    const [, name = '', parent = '0'] = /\((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** Process ids of our parent and, if it is a shell, of its parents. */
function findParents(): number[] {
  const parents = [process.ppid];
  for (;;) {
    const last = readProcess(parents.at(-1) ?? 0);
    if (!last || !SHELL.test(last.name)) return parents;
    parents.push(last.parent);
  }
}

/** Calls back once when the parent process has ended. */
export function onParentExit(callback: () => void): void {
  const parents = String(findParents());
  const timer = setInterval(() => {
    if (String(findParents()) === parents) return;
    clearInterval(timer);
    callback();
  }, PERIOD_MS).unref();
}
