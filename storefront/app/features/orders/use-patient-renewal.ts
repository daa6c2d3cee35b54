import { useEffect, useEffectEvent, useState } from 'react';

/** Soon at first, then more and more seldom, and not for ever: about five minutes. */
const waits = [2, 2, 3, 4, 5, 6, 8, 10, 10, 15, 15, 20, 20, 30, 30, 30, 30, 60];

/** Asks again by itself while an answer is still open. Tells whether it has given up. */
export function usePatientRenewal(isOpen: boolean, renew: () => void): boolean {
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
