import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

const firstWait = 450;
const between = 110;

/** A button that repeats while it is held. A plain press, also by keyboard, counts once and on release. */
export function usePressRepeat(act: () => void) {
  const [isHeld, setHeld] = useState(false);
  const hasRepeated = useRef(false);
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true;
    act();
  });
  useEffect(() => {
    if (!isHeld) return;
    let timer = setTimeout(function next() {
      repeat();
      timer = setTimeout(next, between);
    }, firstWait);
    // On the window: the button may have given way to another one by the time it is released.
    const release = () => setHeld(false);
    window.addEventListener('pointerup', release);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerup', release);
    };
  }, [isHeld]);
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      hasRepeated.current = false;
      setHeld(button === 0);
    },
    onPointerLeave: () => setHeld(false),
    onPointerCancel: () => setHeld(false),
    onClick: () => {
      if (!hasRepeated.current) act();
      hasRepeated.current = false;
    },
  };
}
