import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

const initialDelayMs = 450;
const repeatDelayMs = 110;

/** Repeats a button's action while it is held. A single press, also by keyboard, acts once, on release. */
export function usePressRepeat(onPress: () => void) {
  const [isHeld, setHeld] = useState(false);
  const hasRepeated = useRef(false);
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true;
    onPress();
  });
  useEffect(() => {
    if (!isHeld) return;
    let timer = setTimeout(function next() {
      repeat();
      timer = setTimeout(next, repeatDelayMs);
    }, initialDelayMs);
    // On the window, because the button may have been replaced before it is released.
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
      if (!hasRepeated.current) onPress();
      hasRepeated.current = false;
    },
  };
}
