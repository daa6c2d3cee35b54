/** Work that is done now, again after every period, and at once when somebody asks for it; never twice at the same time. */
export interface PeriodicJob {
  /** There is something to do: start, or start again when the work in hand is done. After a failure: when the pause is over. */
  kick(): void;
  /** Tells the work to end soon, and waits for it. */
  stop(): Promise<void>;
}

interface RepeatOptions {
  readonly periodMs: number;
  /** Receives every error of the work. */
  readonly onError: (error: unknown) => void;
}

const LONGEST_PAUSE_MS = 60_000;

/** How long to wait after that many failures in a row. A minute at most: what failed may be urgent once it works again. */
export const pauseAfterFailures = (failures: number, periodMs: number): number =>
  Math.min(periodMs * 2 ** Math.min(failures - 1, 10), Math.max(periodMs, LONGEST_PAUSE_MS));

export function runPeriodically(
  work: (stopping: AbortSignal) => Promise<void>,
  { periodMs, onError }: RepeatOptions,
): PeriodicJob {
  const stopping = new AbortController();
  let asked = false;
  let failures = 0;
  let pause: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  const endPause = () => {
    pause = undefined;
    kick();
  };
  const round = async () => {
    while (asked && !pause && !stopping.signal.aborted) {
      asked = false;
      try {
        await work(stopping.signal);
        failures = 0;
      } catch (error) {
        failures += 1;
        onError(error);
        pause = setTimeout(endPause, pauseAfterFailures(failures, periodMs));
        pause.unref();
      }
    }
    working = undefined;
  };
  const kick = () => {
    asked = true;
    if (!pause) working ??= round();
  };
  kick();
  const timer = setInterval(kick, periodMs);
  timer.unref();
  return {
    kick,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await working;
      clearTimeout(pause);
    },
  };
}
