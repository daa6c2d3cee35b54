// Pure: finds and ranks names that match the typed text.

import { coreOf, MIN_PART_LENGTH, typedQuery } from '../search-plan.ts';
import { searchedWords } from '../search-text.ts';

export interface Typed {
  /** Lower case without accents. */
  readonly text: string;
  /** Required parts of a name, most specific first. */
  readonly cores: readonly string[];
  /**
   * Whether every name that contains the text also contains the cores. False if a very short word is not at the start
   * of a word.
   */
  readonly isCovered: boolean;
  /** A tsquery that finds products with the words; empty if there are none. */
  readonly query: string;
  /** Whether the trigram index can be used for one of the words. */
  readonly isIndexed: boolean;
}

export function readTyped(text: string): Typed {
  const words = searchedWords(text);
  const cores = words.map(coreOf).sort((a, b) => specificity(b) - specificity(a));
  const isCovered = cores.length > 0 && cores.every((core) => text.includes(core));
  const isIndexed = words.some(({ length }) => length >= MIN_PART_LENGTH);
  return { text, cores, isCovered, query: typedQuery(words), isIndexed };
}

/** Longer words are more specific, numbers even more. */
const specificity = (core: string): number => core.length * (/\d/.test(core) ? 2 : 1);

export interface NamedProduct {
  readonly id: number;
  /** Merchant's order. */
  readonly position: number;
  /** Normalized, with a leading space. */
  readonly name: string;
}

export interface FoundNames {
  readonly names: readonly NamedProduct[];
  /** Whether the list is complete. */
  readonly isComplete: boolean;
}

/** Names joined into one text, a line each: scanning it is much faster than scanning many strings. */
export interface NameList {
  readonly lines: string;
  /** Offset of each line, and the end of the last. */
  readonly starts: Int32Array;
  readonly ids: Int32Array;
  readonly positions: Int32Array;
}

/** Parallel lists, one entry per product. */
interface NameLists {
  readonly names: readonly string[];
  readonly ids: readonly number[];
  readonly positions: readonly number[];
}

export function listNames({ names, ids, positions }: NameLists): NameList {
  const starts = new Int32Array(names.length + 1);
  for (const [at, name] of names.entries()) starts[at + 1] = (starts[at] ?? 0) + name.length + 1;
  const lines = names.map((name) => `${name}\n`).join('');
  return { lines, starts, ids: Int32Array.from(ids), positions: Int32Array.from(positions) };
}

export const bytesOfNames = ({ lines, ids }: NameList): number => 2 * lines.length + 12 * ids.length;

const hasWordsOf =
  ({ cores }: Typed) =>
  ({ name }: NamedProduct): boolean =>
    cores.length > 0 && cores.every((core) => name.includes(core));

/** Names that contain the text, or its words in any order; each once. */
export function namesWith(list: NameList, typed: Typed): NamedProduct[] {
  const { text, cores, isCovered } = typed;
  const hasWords = hasWordsOf(typed);
  const [first] = cores;
  const byWords = first === undefined ? [] : namesWithPart(list, first, hasWords);
  return isCovered ? byWords : [...byWords, ...namesWithPart(list, text, (product) => !hasWords(product))];
}

/** Limit for frequent texts. */
const MAX_FREQUENT_NAMES = 300;

function namesWithPart(
  { lines, starts, ids, positions }: NameList,
  part: string,
  isWanted: (product: NamedProduct) => boolean,
): NamedProduct[] {
  const found: NamedProduct[] = [];
  let line = 0;
  for (
    let at = lines.indexOf(part);
    at >= 0 && found.length < MAX_FREQUENT_NAMES;
    at = lines.indexOf(part, starts[line + 1])
  ) {
    while ((starts[line + 1] ?? 0) <= at) line += 1;
    const name = lines.slice(starts[line], (starts[line + 1] ?? 0) - 1);
    const product = { id: ids[line] ?? 0, position: positions[line] ?? 0, name };
    if (isWanted(product)) found.push(product);
  }
  return found;
}

/** Distinct names. Rank: prefix of the name, prefix of a word, text anywhere, words only. */
export function bestNames(named: readonly NamedProduct[], { text }: Typed, limit: number): number[] {
  const tierOf = (name: string) => {
    if (name.startsWith(` ${text}`)) return 0;
    if (name.includes(` ${text}`)) return 1;
    return name.includes(text) ? 2 : 3;
  };
  const distinct = new Map(named.map((product) => [product.id, product]));
  return Array.from(distinct.values(), ({ id, position, name }) => ({ id, position, tier: tierOf(name) }))
    .sort((a, b) => a.tier - b.tier || a.position - b.position || a.id - b.id)
    .slice(0, limit)
    .map(({ id }) => id);
}

/** Number of shorter prefixes to look up in the cache. */
const MAX_PREFIXES = 30;
const WORD_SIGN = /[\p{L}\p{N}]/u;

/**
 * Prefixes of the text, longest first, whose results contain all results of the text: another letter only removes
 * names. A very short last word is not cut, because it must match the start of a word while a longer one matches
 * anywhere.
 */
export function prefixesOf(text: string): string[] {
  const shorter: string[] = [];
  const signs = [...text];
  let begun = '';
  let word = '';
  for (const [at, sign] of signs.entries()) {
    const isCut = word !== '' && WORD_SIGN.test(sign);
    if (at > 0 && signs[at - 1] !== ' ' && (!isCut || word.length >= MIN_PART_LENGTH)) shorter.push(begun);
    begun += sign;
    word = WORD_SIGN.test(sign) ? word + sign : '';
  }
  return shorter.slice(-MAX_PREFIXES).reverse();
}

/** Names that begin with the text. */
export const isBeginning =
  ({ text }: Typed) =>
  ({ name }: NamedProduct): boolean =>
    name.startsWith(` ${text}`);

/** Filters known names by the text typed now. */
export function filterNames(names: readonly NamedProduct[], typed: Typed): NamedProduct[] {
  const hasWords = hasWordsOf(typed);
  return names.filter((product) => product.name.includes(typed.text) || hasWords(product));
}
