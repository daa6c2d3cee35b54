/** Work that is done now, again after every period, and at once when somebody asks for it; never twice at the same time. */
export interface Repeated {
  /** There is something to do: start, or start again when the work in hand is done. */
  kick(): void;
  /** Tells the work to end soon, and waits for it. */
  stop(): Promise<void>;
}

export function repeat(work: (stopping: AbortSignal) => Promise<void>, periodMs: number): Repeated {
  const stopping = new AbortController();
  let asked = false;
  let working: Promise<void> | undefined;
  const round = async () => {
    while (asked && !stopping.signal.aborted) {
      asked = false;
      // A failure (the database is away) is made good by the next round.
      await work(stopping.signal).catch(() => {});
    }
    working = undefined;
  };
  const kick = () => {
    asked = true;
    working ??= round();
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
    },
  };
}
