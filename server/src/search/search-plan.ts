// Pure: turns the typed words into search terms and PostgreSQL queries.

/** A word or a phrase. */
export type Wording = readonly string[];

/** Alternatives: a product must match one of them. A search is a list of terms that must all match. */
export type SearchTerm = readonly Wording[];

/** Ignores plural endings: mug and mugs, bureau and bureaux. */
const bare = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, at) => bare(word) === bare(b[at] ?? ''));

/** One term per word, or one for a phrase with synonyms, which become its alternatives. */
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

/** The typed form, without synonyms. */
export const termText = ([asked = []]: SearchTerm): string => asked.join(' ');

/** Numbers are the least specific, long words the most. */
const telling = (wish: SearchTerm): number => (/\d/.test(termText(wish)) ? 0 : termText(wish).length);

/** Fallback searches, best first: without the least specific word, without another one, then single words. */
export function withFewer(wishes: readonly SearchTerm[]): SearchTerm[][] {
  const worth = wishes.filter((wish) => termText(wish).length >= MIN_PART_LENGTH);
  const byWorth = worth.toSorted((a, b) => telling(a) - telling(b));
  const butOne = byWorth.map((left) => worth.filter((wish) => wish !== left));
  const alone = byWorth.toReversed().map((wish) => [wish]);
  const tries = [...(worth.length < wishes.length ? [worth] : []), ...butOne, ...(worth.length > 2 ? alone : [])];
  return tries.filter((kept) => kept.length > 0);
}

/** Shorter parts match too many words. */
export const MIN_PART_LENGTH = 3;

/**
 * A tsquery. Words are letters and digits only, so nothing needs to be escaped. The last of several words may be a
 * prefix; parts of a single word are matched in names by the trigram index.
 */
export const textQuery = (wishes: readonly SearchTerm[]): string =>
  wishes
    .map((wish, at) => {
      const mark = at > 0 && at === wishes.length - 1 ? ':*' : '';
      const lexeme = (word: string) => (word.length < MIN_PART_LENGTH ? word : word + mark);
      return `(${wish.map((wording) => `(${wording.map(lexeme).join(' & ')})`).join(' | ')})`;
    })
    .join(' & ');

/** Pattern for a part of a word. A very short one must be a prefix, because the index is based on trigrams. */
export const coreOf = (word: string): string => (word.length < MIN_PART_LENGTH ? ` ${word}` : word);

export const patternOf = (word: string): string => toLikePattern(coreOf(word));

/** LIKE pattern that matches the text anywhere. */
export const toLikePattern = (text: string): string => `%${escapeLike(text)}%`;

/** Escapes % and _, which are wildcards in LIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
