const live = Boolean(process.stdout.isTTY);
export const colours = live && !process.env.NO_COLOR;
const eraseLine = '\r\x1b[2K';

const marks = {
  running: '·',
  good: colours ? '\x1b[32m✓\x1b[0m' : '✓',
  bad: colours ? '\x1b[31m✗\x1b[0m' : '✗',
};

/** An error with a message of one line, printed after the output of the failed tool, if any. */
export class UsageError extends Error {
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

export function explain(error, print = console.error) {
  if (!(error instanceof UsageError)) throw error;
  if (error.output.trim()) print(`\n${error.output.trimEnd()}\n`);
  print(`  ${marks.bad} ${error.message}`);
}

export function stopwatch() {
  const begun = performance.now();
  return () => (performance.now() - begun) / 1000;
}

export const inSeconds = (seconds) => `${seconds.toFixed(1)} s`;

/** A terminal shows in one line everything that is going on at the same time. */
const current = new Set();
let ticker;
const draw = () => {
  const doings = [...current].map(({ doing, elapsed }) => `${doing}  ${elapsed().toFixed(0)} s`);
  process.stdout.write(`${eraseLine}  ${marks.running} ${doings.join('   ')}`);
};

/** Shows progress until the returned function is called, with its result and its details if they should be printed. */
export function announce(doing, { onlyLive = false } = {}) {
  const line = { doing, elapsed: stopwatch() };
  if (live) {
    current.add(line);
    draw();
    ticker ??= setInterval(draw, 1000);
  } else if (!onlyLive) console.log(`  ${marks.running} ${doing}`);
  return (good, outcome, details = '') => {
    if (live) process.stdout.write(eraseLine);
    if (outcome) console.log(`  ${good ? marks.good : marks.bad} ${outcome}`);
    if (details.trim()) console.log(`\n${details.trimEnd()}\n`);
    current.delete(line);
    if (current.size > 0) return draw();
    clearInterval(ticker);
    ticker = undefined;
  };
}

/** Runs `work` under an announcement: "installing", then "installed in 37.0 s". */
export async function step(doing, done, work) {
  const elapsed = stopwatch();
  const finish = announce(doing);
  try {
    const result = await work();
    finish(true, `${done} in ${inSeconds(elapsed())}`);
    return result;
  } catch (error) {
    finish();
    throw error;
  }
}
