export type Outcome<T> = { data: T } | { error: unknown };

/**
 * Starts `load` and reports how it ended. The returned function cancels it: the signal aborts the request, and an answer
 * that arrives all the same is not reported.
 */
export function startLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  report: (outcome: Outcome<T>) => void,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  load(signal).then(
    (data) => signal.aborted || report({ data }),
    (error: unknown) => signal.aborted || report({ error }),
  );
  return () => abort.abort();
}

/** One request: asked for under a key, and again under the same key with the next number. */
export interface Run {
  key: string | null;
  number: number;
}

export interface Result<T> {
  run: Run | null;
  data?: T;
  error?: unknown;
}

/** A failure leaves the data of the same key in place: what is shown stays when it cannot be loaded again. */
export function nextResult<T>(last: Result<T>, run: Run, outcome: Outcome<T>): Result<T> {
  if ('data' in outcome) return { run, data: outcome.data };
  return last.run?.key === run.key && last.data !== undefined
    ? { run, data: last.data, error: outcome.error }
    : { run, error: outcome.error };
}
