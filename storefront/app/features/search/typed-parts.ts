// Marks the typed letters in a name, ignoring accents and case.

export interface NamePart {
  /** Index in the name. */
  at: number;
  text: string;
  typed: boolean;
}

/** Without accents and in lower case. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');

export function typedParts(name: string, typed: string): NamePart[] {
  const letters = Array.from(name.normalize('NFC'));
  // One letter may become two, so each one stores its original index.
  const folded = letters.flatMap((letter, at) => Array.from(fold(letter), (plain) => ({ plain, at })));
  const text = folded.map(({ plain }) => plain).join('');
  const whole = fold(typed).trim();
  const terms = text.includes(whole) ? [whole] : whole.split(/\s+/);
  const marked = new Set<number>();
  for (const term of terms) {
    const start = term === '' ? -1 : text.indexOf(term);
    if (start >= 0) for (const { at } of folded.slice(start, start + term.length)) marked.add(at);
  }
  const parts: NamePart[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.typed === marked.has(at)) last.text += letter;
    else parts.push({ at, text: letter, typed: marked.has(at) });
  }
  return parts;
}
