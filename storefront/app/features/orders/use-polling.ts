import { useEffect, useEffectEvent, useState } from 'react';

/** Polling intervals with backoff, about five minutes in all. */
const waits = [2, 2, 3, 4, 5, 6, 8, 10, 10, 15, 15, 20, 20, 30, 30, 30, 30, 60];

/** Polls while the result is pending. Returns whether polling has ended. */
export function usePolling(isOpen: boolean, renew: () => void): boolean {
  const [turn, setTurn] = useState(0);
  const renewNow = useEffectEvent(renew);
  useEffect(() => {
    const wait = isOpen ? waits[turn] : undefined;
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      setTurn(turn + 1);
      renewNow();
    }, wait * 1000);
    return () => clearTimeout(timer);
  }, [isOpen, turn]);
  return isOpen && turn >= waits.length;
}
