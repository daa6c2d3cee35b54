// Pure: words that differ by one letter too many, one too few, a wrong one, or two that changed places.

/** From five letters on a slip of the finger is more likely than another word. */
const LONG = 5;

/** A word of the shop that may be found by a misspelling. Numbers are no words: 1201 is not a slip of 1210. */
export const canBeMisspelt = (word: string): boolean => word.length >= LONG - 1 && /^\p{L}+$/u.test(word);

/** The word itself and with each of its letters left out: two words one slip apart have one of these in common. */
export const shortenedForms = (word: string): string[] => [
  ...new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]),
];

export function isOneTypo(typed: string, word: string): boolean {
  if (Math.max(typed.length, word.length) < LONG || typed === word) return false;
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}
