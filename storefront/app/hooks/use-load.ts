import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { nextResult, type Result, startLoad } from './start-load.ts';

export interface Load<T> {
  /** The last result for this key; undefined before the first one. */
  data: T | undefined;
  /** The error of the last attempt for this key; undefined after a success. */
  error: unknown;
  isLoading: boolean;
  /** Loads the same key again. Data and error stay until the result arrives. */
  reload: () => void;
}

/**
 * Loads in the browser, once for each key; null loads nothing. A result for an earlier key, or after the component was
 * unmounted, is ignored. Only the key decides when `load` runs; it always uses the current props and state.
 */
export function useLoad<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): Load<T> {
  const [number, setNumber] = useState(0);
  const run = useMemo(() => ({ key, number }), [key, number]);
  const [result, setResult] = useState<Result<T>>({ run: null });
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (run.key === null) return;
    return startLoad(
      (signal) => loadNow(signal),
      (outcome) => setResult((last) => nextResult(last, run, outcome)),
    );
  }, [run]);
  const isCurrent = result.run?.key === key;
  return {
    data: isCurrent ? result.data : undefined,
    error: isCurrent ? result.error : undefined,
    isLoading: key !== null && result.run !== run,
    reload: () => setNumber((last) => last + 1),
  };
}
