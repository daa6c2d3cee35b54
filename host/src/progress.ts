// Shows progress in a terminal; writes plain lines to a log or pipe.

const isTerminal = process.stdout.isTTY === true;
const WIDTH = 24;

export function printLine(line: string): void {
  console.log(`  ${line}`);
}

/** Runs work with a progress bar, which becomes one line when the work is done. */
export async function withProgress<T>(
  label: string,
  work: (progress: (share: number) => void) => Promise<T>,
  describeResult: (result: T) => string | undefined,
  report: (message: string) => void = (message) => printLine(`✓ ${message}`),
): Promise<T> {
  const startedAt = performance.now();
  let shown = -1;
  const progress = (share: number) => {
    const filled = Math.min(WIDTH, Math.round(share * WIDTH));
    if (!isTerminal || filled === shown) return;
    shown = filled;
    process.stdout.write(`\r\x1b[2K  · ${label}  ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`);
  };
  try {
    const result = await work(progress);
    if (isTerminal && shown >= 0) process.stdout.write('\r\x1b[2K');
    const summary = describeResult(result);
    if (summary) report(`${summary} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    if (isTerminal && shown >= 0) process.stdout.write('\r\x1b[2K');
    throw error;
  }
}
