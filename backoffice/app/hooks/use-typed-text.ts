import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The value that is shown, and after it those that were applied and have not come back yet, the oldest first. */
export type AppliedValues = readonly [string, ...string[]];

/** The text to apply now; null when it is applied already. */
export function unappliedText(text: string, applied: AppliedValues): string | null {
  const trimmed = text.trim();
  return trimmed === applied.at(-1) ? null : trimmed;
}

/** Null: a value from elsewhere, by Back or a cleared filter, which replaces the text. */
export function receiveValue(applied: AppliedValues, value: string): AppliedValues | null {
  const index = applied.indexOf(value);
  return index < 0 ? null : [value, ...applied.slice(index + 1)];
}

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
