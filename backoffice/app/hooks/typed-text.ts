// Pure: text that is applied when typing pauses, while the applied value comes back later.

/** The value that is shown, and after it those that were applied and have not come back yet, the oldest first. */
export type AppliedValues = readonly [string, ...string[]];

/** What to apply now; null when it is applied already. */
export function unappliedText(text: string, applied: AppliedValues): string | null {
  const trimmed = text.trim();
  return trimmed === applied.at(-1) ? null : trimmed;
}

/** Null: a value from elsewhere, by Back or a cleared filter, which replaces the text. */
export function receiveValue(applied: AppliedValues, value: string): AppliedValues | null {
  const index = applied.indexOf(value);
  return index < 0 ? null : [value, ...applied.slice(index + 1)];
}
