import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { nextResult, type Result, startLoad } from './start-load.ts';

export interface Load<T> {
  /** The last answer for this key; undefined before the first one. */
  data: T | undefined;
  /** Why the last try for this key failed; undefined when it did not. */
  error: unknown;
  isLoading: boolean;
  /** Asks again under the same key. Data and error stay until the answer arrives. */
  reload: () => void;
}

/**
 * Loads in the browser, once for each key; null loads nothing. An answer for an earlier key, or after the component has
 * gone, is ignored. `load` may use whatever the component knows at that moment: only the key decides when it runs.
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
