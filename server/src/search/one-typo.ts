// Pure: words within one edit: a letter added, missing, replaced or two swapped.

/** From five letters on, a typing error is more likely than a different word. */
const MIN_TYPO_LENGTH = 5;

/** Whether typo tolerance applies. Not to numbers: 1201 is not a typing error for 1210. */
export const canBeMisspelt = (word: string): boolean => word.length >= MIN_TYPO_LENGTH - 1 && /^\p{L}+$/u.test(word);

/** The word and its forms with one letter deleted: two words within one edit share a form. */
export const shortenedForms = (word: string): string[] => [
  ...new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]),
];

export function isOneTypo(typed: string, word: string): boolean {
  if (Math.max(typed.length, word.length) < MIN_TYPO_LENGTH || typed === word) return false;
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}
