// Pure: turns the typed words into search terms and PostgreSQL queries.

/** A word or a phrase. */
export type Wording = readonly string[];

/** Alternatives: a product must match one of them. A search is a list of terms that must all match. */
export type SearchTerm = readonly Wording[];

/** Ignores plural endings: mug and mugs, bureau and bureaux. */
const stripPlural = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => stripPlural(word) === stripPlural(b[index] ?? ''));

/** One term per word, or one for a phrase with synonyms, which become its alternatives. */
export function toSearchTerms(words: readonly string[], synonyms: readonly SearchTerm[]): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let index = 0; index < words.length; ) {
    const matches = synonyms.flatMap((group) =>
      group
        .filter((wording) => isSame(wording, words.slice(index, index + wording.length)))
        .map((wording) => ({ wording, group })),
    );
    const longest = matches.sort((a, b) => b.wording.length - a.wording.length)[0]?.wording.length ?? 1;
    const typed = words.slice(index, index + longest);
    const same = matches.filter(({ wording }) => wording.length === longest).flatMap(({ group }) => group);
    terms.push([typed, ...same.filter((wording) => !isSame(wording, typed))]);
    index += longest;
  }
  return terms;
}

/** The typed form, without synonyms. */
export const termText = ([typed = []]: SearchTerm): string => typed.join(' ');

/** Numbers are the least specific, long words the most. */
const specificity = (term: SearchTerm): number => (/\d/.test(termText(term)) ? 0 : termText(term).length);

/** Fallback searches, best first: without the least specific word, without another one, then single words. */
export function withFewerTerms(terms: readonly SearchTerm[]): SearchTerm[][] {
  const usable = terms.filter((term) => termText(term).length >= MIN_PART_LENGTH);
  const leastSpecificFirst = usable.toSorted((a, b) => specificity(a) - specificity(b));
  const withoutOne = leastSpecificFirst.map((left) => usable.filter((term) => term !== left));
  const single = leastSpecificFirst.toReversed().map((term) => [term]);
  const tries = [
    ...(usable.length < terms.length ? [usable] : []),
    ...withoutOne,
    ...(usable.length > 2 ? single : []),
  ];
  return tries.filter((some) => some.length > 0);
}

/** Shorter parts match too many words. */
export const MIN_PART_LENGTH = 3;

/**
 * A tsquery. Words are letters and digits only, so nothing needs to be escaped. The last of several words may be a
 * prefix; parts of a single word are matched in names by the trigram index.
 */
export const textQuery = (terms: readonly SearchTerm[]): string =>
  terms.map((term, at) => termQuery(term, at > 0 && at === terms.length - 1)).join(' & ');

/** The same with whole words only. Prefixes are slow: the index collects all words that begin with one. */
export const wholeWordsQuery = (terms: readonly SearchTerm[]): string =>
  terms.map((term) => termQuery(term, false)).join(' & ');

/** Prefixes of fewer letters are those of many words, which the index collects one by one. */
const MIN_PREFIX_LENGTH = 4;

/**
 * A tsquery for a text that is being typed, whose last word may be a prefix. Beside two others it is left out: these leave
 * few products. Empty if the index would be of no use.
 */
export function typedQuery(words: readonly string[]): string {
  const whole = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  if (whole.length > 1) return whole.join(' & ');
  return last.length < MIN_PREFIX_LENGTH ? '' : [...whole, `${last}:*`].join(' & ');
}

/** The part of a tsquery for one term. */
export function termQuery(term: SearchTerm, isPrefix: boolean): string {
  const lexeme = (word: string) => (isPrefix && word.length >= MIN_PART_LENGTH ? `${word}:*` : word);
  return `(${term.map((wording) => `(${wording.map(lexeme).join(' & ')})`).join(' | ')})`;
}

/** Pattern for a part of a word. A very short one must be a prefix, because the index is based on trigrams. */
export const coreOf = (word: string): string => (word.length < MIN_PART_LENGTH ? ` ${word}` : word);

export const patternOf = (word: string): string => toLikePattern(coreOf(word));

/** LIKE pattern that matches the text anywhere. */
export const toLikePattern = (text: string): string => `%${escapeLike(text)}%`;

/** Escapes % and _, which are wildcards in LIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
