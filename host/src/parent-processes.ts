// npm starts the shop through a shell. npm hands a signal on to that shell only, and the shell ends without telling anybody:
// the shop has to notice that npm or the shell is gone.
import { readFileSync } from 'node:fs';

const PERIOD_MS = 500;
const SHELL = /^(sh|dash|bash|ash|zsh|ksh|busybox)$/;

/** Name and parent of a process, where the system has /proc. */
function readProcess(pid: number): { name: string; parent: number } | undefined {
  try {
    // 17 (sh) S 12 …: the name stands in parentheses and may hold some itself.
    const [, name = '', parent = '0'] = /\((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** The process that started us, or, through shells, the one that started those. */
function findStarters(): number[] {
  const starters = [process.ppid];
  for (;;) {
    const last = readProcess(starters.at(-1) ?? 0);
    if (!last || !SHELL.test(last.name)) return starters;
    starters.push(last.parent);
  }
}

/** Calls back once when npm has ended. */
export function whenParentEnds(callBack: () => void): void {
  const starters = String(findStarters());
  const timer = setInterval(() => {
    if (String(findStarters()) === starters) return;
    clearInterval(timer);
    callBack();
  }, PERIOD_MS).unref();
}
