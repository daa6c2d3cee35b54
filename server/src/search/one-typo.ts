// Pure: words within one edit: a letter added, missing, replaced or two swapped.

/** From five letters on, a typing error is more likely than a different word; of four letters two may be swapped. */
const MIN_TYPO_LENGTH = 5;
const MIN_SWAP_LENGTH = 4;

/** Whether typo tolerance applies. Not to numbers: 1201 is not a typing error for 1210. */
export const canBeMisspelt = (word: string): boolean => word.length >= MIN_SWAP_LENGTH && /^\p{L}+$/u.test(word);

/** The word and its forms with one letter deleted: two words within one edit share a form. */
export function shortenedForms(word: string): string[] {
  // By code points: half a letter cannot be stored.
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/**
 * The words that a word of three or four letters may have been meant as: without a letter that was typed twice, with one twice, of three
 * also with the last two swapped. Any other slip would make another word as often as not: mug and rug, lump and lamp.
 */
export function shortForms(word: string): string[] {
  if (!/^\p{L}{3,4}$/u.test(word)) return [];
  const letters = [...word];
  const forms =
    letters.length === 4
      ? letters.flatMap((letter, at) => (letter === letters[at + 1] ? [letters.toSpliced(at, 1)] : []))
      : [
          ...letters.map((letter, at) => letters.toSpliced(at, 0, letter)),
          [letters[0] ?? '', letters[2] ?? '', letters[1] ?? ''],
        ];
  return [...new Set(forms.map((form) => form.join('')))].filter((form) => form !== word);
}

export function isOneTypo(typed: string, word: string): boolean {
  if (typed === word) return false;
  if (Math.max(typed.length, word.length) < MIN_TYPO_LENGTH)
    return typed.length >= MIN_SWAP_LENGTH && isSwap(typed, word, firstDifference(typed, word));
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1) return false;
  const at = firstDifference(short, long);
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return isSwap(short, long, at);
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

const isSwap = (a: string, b: string, at: number): boolean =>
  a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
