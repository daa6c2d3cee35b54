// Pure: which names have what is typed so far, and which of them come first.
import { coreOf, MIN_PART_LENGTH } from './search-plan.ts';
import { askedWords } from './search-text.ts';

export interface Typed {
  /** In small letters without accents. */
  readonly text: string;
  /** What a name must have for each of its words, the most telling first. */
  readonly cores: readonly string[];
  /** Whatever has the text has these too. Not so when a very short word stands where no word needs to begin. */
  readonly isCovered: boolean;
  /** Whether the index of letters knows one of the words. */
  readonly isIndexed: boolean;
}

export function readTyped(text: string): Typed {
  const words = askedWords(text);
  const cores = words.map(coreOf).sort((a, b) => telling(b) - telling(a));
  const isCovered = cores.length > 0 && cores.every((core) => text.includes(core));
  return { text, cores, isCovered, isIndexed: words.some(({ length }) => length >= MIN_PART_LENGTH) };
}

/** Few names have a long word, and fewer still a number. */
const telling = (core: string): number => core.length * (/\d/.test(core) ? 2 : 1);

export interface NamedProduct {
  readonly id: number;
  /** Where the merchant puts it. */
  readonly position: number;
  /** As the search compares it, with a space in front. */
  readonly name: string;
}

export interface FoundNames {
  readonly names: readonly NamedProduct[];
  /** Whether no other name has the text. */
  readonly isAll: boolean;
}

/** Names as one text, a line each: to look through it takes a fraction of the time of as many short texts. */
export interface NameList {
  readonly lines: string;
  /** Where each line starts, and where one more would. */
  readonly starts: Int32Array;
  readonly ids: Int32Array;
  readonly positions: Int32Array;
}

/** The same of each product, at the same place. */
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

/** Names that have the text as it stands, or its words in any order; each once. */
export function namesWith(list: NameList, typed: Typed): NamedProduct[] {
  const { text, cores, isCovered } = typed;
  const hasWords = hasWordsOf(typed);
  const [first] = cores;
  const byWords = first === undefined ? [] : namesWithPart(list, first).filter(hasWords);
  return isCovered ? byWords : [...byWords, ...namesWithPart(list, text).filter((product) => !hasWords(product))];
}

/** Of what very many have, the first will do. */
const MOST_LIKELY = 300;

function namesWithPart({ lines, starts, ids, positions }: NameList, part: string): NamedProduct[] {
  const found: NamedProduct[] = [];
  let line = 0;
  for (
    let at = lines.indexOf(part);
    at >= 0 && found.length < MOST_LIKELY;
    at = lines.indexOf(part, starts[line + 1])
  ) {
    while ((starts[line + 1] ?? 0) <= at) line += 1;
    const name = lines.slice(starts[line], (starts[line + 1] ?? 0) - 1);
    found.push({ id: ids[line] ?? 0, position: positions[line] ?? 0, name });
  }
  return found;
}

/** Each once; names that begin with the text first, then those with a word that does, with the text anywhere, with its words. */
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

/** So many letters are looked back: who types a name has asked before. */
const MAX_BACK = 30;
const WORD_SIGN = /[\p{L}\p{N}]/u;

/**
 * Beginnings of the text, the longest first, that every name with the text has too, or has the words of: a letter more
 * takes names away and brings none. Only a very short word may not be cut: it must begin a word, a longer one is found
 * anywhere.
 */
export function shorterTexts(text: string): string[] {
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
  return shorter.slice(-MAX_BACK).reverse();
}

/** Of names that are known, those that have what is typed now. */
export function narrow(names: readonly NamedProduct[], typed: Typed): NamedProduct[] {
  const hasWords = hasWordsOf(typed);
  return names.filter((product) => product.name.includes(typed.text) || hasWords(product));
}
