import { type PointerEvent, useEffect, useRef } from 'react';

const firstWait = 450;
const between = 110;

/** A button that repeats while it is held. A plain press, also by keyboard, counts once and on release. */
export function usePressRepeat(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const repeat = () => {
    hasRepeated.current = true;
    act();
    timer.current = setTimeout(repeat, between);
  };
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      hasRepeated.current = false;
      stop();
      if (button === 0) timer.current = setTimeout(repeat, firstWait);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!hasRepeated.current) act();
      hasRepeated.current = false;
    },
  };
}
