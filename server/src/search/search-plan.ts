// Pure: what was asked → what to look for.

/** A way to say something: one word, or several that belong together. */
export type Wording = readonly string[];

/** What a product must have: any one of these. A search is a list of them, and a product must have all. */
export type Wish = readonly Wording[];

/** Words with an ending more or less are taken as the same: mug and mugs, bureau and bureaux. */
const bare = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, at) => bare(word) === bare(b[at] ?? ''));

/** One wish a word; where the words are a term with synonyms, any of these will do. */
export function wishesOf(words: readonly string[], synonyms: readonly Wish[]): Wish[] {
  const wishes: Wish[] = [];
  for (let at = 0; at < words.length; ) {
    const terms = synonyms.flatMap((group) =>
      group.filter((term) => isSame(term, words.slice(at, at + term.length))).map((term) => ({ term, group })),
    );
    const longest = terms.sort((a, b) => b.term.length - a.term.length)[0]?.term.length ?? 1;
    const asked = words.slice(at, at + longest);
    const same = terms.filter(({ term }) => term.length === longest).flatMap(({ group }) => group);
    wishes.push([asked, ...same.filter((term) => !isSame(term, asked))]);
    at += longest;
  }
  return wishes;
}

/** Shorter parts are parts of half the dictionary. */
const SHORTEST_PART = 3;

/**
 * As PostgreSQL's full text search reads it. Words are letters and digits only, so nothing needs to be escaped. The last
 * of several may be the beginning of one; parts of a single word are found in names, by their letters.
 */
export const textQuery = (wishes: readonly Wish[], between: '&' | '|' = '&'): string =>
  wishes
    .map((wish, at) => {
      const mark = at > 0 && at === wishes.length - 1 ? ':*' : '';
      const lexeme = (word: string) => (word.length < SHORTEST_PART ? word : word + mark);
      return `(${wish.map((wording) => `(${wording.map(lexeme).join(' & ')})`).join(' | ')})`;
    })
    .join(` ${between} `);

/** What a text must have for a part of a word; a very short one must be the beginning: the index knows three letters at a time. */
export const coreOf = (word: string): string => (word.length < SHORTEST_PART ? ` ${word}` : word);

export const patternOf = (word: string): string => `%${escapeLike(coreOf(word))}%`;

/** A shopper's text is looked for as it stands: % and _ are letters like any other. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
