import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AppliedValues, receiveValue, unappliedText } from './typed-text.ts';

const pause = 300;

/**
 * Text that is applied when typing pauses. A value that changes elsewhere, by Back or a cleared filter, replaces it. The
 * address changes in a transition, so its value is compared only once it is on the screen.
 */
export function useTypedText(value: string, apply: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const applied = useRef<AppliedValues>([value]);
  const applyNow = useEffectEvent(apply);
  useEffect(() => {
    const own = receiveValue(applied.current, value);
    applied.current = own ?? [value];
    if (own === null) setText(value);
  }, [value]);
  useEffect(() => {
    const next = unappliedText(text, applied.current);
    if (next === null) return;
    const timer = setTimeout(() => {
      applied.current = [...applied.current, next];
      applyNow(next);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
