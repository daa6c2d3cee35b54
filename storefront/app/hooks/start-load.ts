export type Outcome<T> = { data: T } | { error: unknown };

/**
 * Starts `load` and reports its outcome. The returned function cancels it: the signal aborts the request, and a late
 * result is not reported.
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

/** One load: a key, and a number that increases when the same key is loaded again. */
export interface Run {
  key: string | null;
  number: number;
}

export interface Result<T> {
  run: Run | null;
  data?: T;
  error?: unknown;
}

/** An error keeps the data of the same key: what is shown stays when it cannot be reloaded. */
export function nextResult<T>(last: Result<T>, run: Run, outcome: Outcome<T>): Result<T> {
  if ('data' in outcome) return { run, data: outcome.data };
  return last.run?.key === run.key && last.data !== undefined
    ? { run, data: last.data, error: outcome.error }
    : { run, error: outcome.error };
}
