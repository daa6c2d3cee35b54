/** A job that runs now, after every period, and on `kick`; never twice at the same time. */
export interface PeriodicJob {
  /** Starts the job, or starts it again when the current run ends. After an error it waits for the pause. */
  kick(): void;
  /** Whether a kick starts the job at once: it neither runs nor pauses after an error. */
  readonly isIdle: boolean;
  /** Aborts the current run and waits for its end. */
  stop(): Promise<void>;
}

interface PeriodicOptions {
  readonly periodMs: number;
  /** Whether a run is due at its time; without it, always. A kick does not ask. */
  readonly isDue?: () => boolean;
  /** Receives every error of the work. */
  readonly onError: (error: unknown) => void;
}

const MAX_PAUSE_MS = 60_000;

/** Exponential backoff after errors in a row. At most a minute: the failed work may be urgent. */
export const pauseAfterErrors = (errors: number, periodMs: number): number =>
  Math.min(periodMs * 2 ** Math.min(errors - 1, 10), Math.max(periodMs, MAX_PAUSE_MS));

export function runPeriodically(
  work: (stopping: AbortSignal) => Promise<void>,
  { periodMs, isDue = () => true, onError }: PeriodicOptions,
): PeriodicJob {
  const stopping = new AbortController();
  let isRequested = false;
  let errors = 0;
  let pause: NodeJS.Timeout | undefined;
  let currentRun: Promise<void> | undefined;
  const endPause = () => {
    pause = undefined;
    kick();
  };
  const runWhileRequested = async () => {
    while (isRequested && !pause && !stopping.signal.aborted) {
      isRequested = false;
      try {
        await work(stopping.signal);
        errors = 0;
      } catch (error) {
        errors += 1;
        onError(error);
        pause = setTimeout(endPause, pauseAfterErrors(errors, periodMs));
        pause.unref();
      }
    }
    currentRun = undefined;
  };
  const kick = () => {
    isRequested = true;
    if (!pause) currentRun ??= runWhileRequested();
  };
  const kickWhenDue = () => {
    if (isDue()) kick();
  };
  kickWhenDue();
  const timer = setInterval(kickWhenDue, periodMs);
  timer.unref();
  return {
    kick,
    get isIdle() {
      return currentRun === undefined && pause === undefined;
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await currentRun;
      clearTimeout(pause);
    },
  };
}
