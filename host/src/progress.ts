// Tells the person at the terminal what is going on. Elsewhere (a log, a pipe) it writes plain lines.

const live = process.stdout.isTTY === true;
const WIDTH = 24;

export function printLine(line: string): void {
  console.log(`  ${line}`);
}

/** Runs work that reports its share, as a bar that becomes one line when it is done. */
export async function withProgress<T>(
  doing: string,
  work: (progress: (share: number) => void) => Promise<T>,
  done: (result: T) => string | undefined,
): Promise<T> {
  const begun = performance.now();
  let shown = -1;
  const progress = (share: number) => {
    const filled = Math.min(WIDTH, Math.round(share * WIDTH));
    if (!live || filled === shown) return;
    shown = filled;
    process.stdout.write(`\r\x1b[2K  · ${doing}  ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`);
  };
  try {
    const result = await work(progress);
    if (live && shown >= 0) process.stdout.write('\r\x1b[2K');
    const words = done(result);
    if (words) printLine(`✓ ${words} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    if (live && shown >= 0) process.stdout.write('\r\x1b[2K');
    throw error;
  }
}
