// Pure: what was asked → what to look for.

/** A way to say something: one word, or several that belong together. */
export type Wording = readonly string[];

/** What a product must have: one of these. A search is a list of them, and a product must have all. */
export type SearchTerm = readonly Wording[];

/** Words with an ending more or less are taken as the same: mug and mugs, bureau and bureaux. */
const bare = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, at) => bare(word) === bare(b[at] ?? ''));

/** One wish a word; where the words are a term with synonyms, any of these will do. */
export function wishesOf(words: readonly string[], synonyms: readonly SearchTerm[]): SearchTerm[] {
  const wishes: SearchTerm[] = [];
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

/** As it was typed, whatever else will do. */
export const termText = ([asked = []]: SearchTerm): string => asked.join(' ');

/** Numbers say the least, long words the most. */
const telling = (wish: SearchTerm): number => (/\d/.test(termText(wish)) ? 0 : termText(wish).length);

/** What to look for when nothing has all: all but the least telling word, all but another one, at last single words. */
export function withFewer(wishes: readonly SearchTerm[]): SearchTerm[][] {
  const worth = wishes.filter((wish) => termText(wish).length >= MIN_PART_LENGTH);
  const byWorth = worth.toSorted((a, b) => telling(a) - telling(b));
  const butOne = byWorth.map((left) => worth.filter((wish) => wish !== left));
  const alone = byWorth.toReversed().map((wish) => [wish]);
  const tries = [...(worth.length < wishes.length ? [worth] : []), ...butOne, ...(worth.length > 2 ? alone : [])];
  return tries.filter((kept) => kept.length > 0);
}

/** Shorter parts are parts of half the dictionary. */
export const MIN_PART_LENGTH = 3;

/**
 * As PostgreSQL's full text search reads it. Words are letters and digits only, so nothing needs to be escaped. The last
 * of several may be the beginning of one; parts of a single word are found in names, by their letters.
 */
export const textQuery = (wishes: readonly SearchTerm[]): string =>
  wishes
    .map((wish, at) => {
      const mark = at > 0 && at === wishes.length - 1 ? ':*' : '';
      const lexeme = (word: string) => (word.length < MIN_PART_LENGTH ? word : word + mark);
      return `(${wish.map((wording) => `(${wording.map(lexeme).join(' & ')})`).join(' | ')})`;
    })
    .join(' & ');

/** What a text must have for a part of a word; a very short one must be the beginning: the index knows three letters at a time. */
export const coreOf = (word: string): string => (word.length < MIN_PART_LENGTH ? ` ${word}` : word);

export const patternOf = (word: string): string => toLikePattern(coreOf(word));

/** The text as it stands, wherever. */
export const toLikePattern = (text: string): string => `%${escapeLike(text)}%`;

/** A shopper's text is looked for as it stands: % and _ are letters like any other. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
