// Pure: which names have what is typed so far, and which of them come first.
import { coreOf, SHORTEST_PART } from './search-plan.ts';
import { askedWords } from './search-text.ts';

export interface Typed {
  /** In small letters without accents. */
  readonly text: string;
  /** What a name must have for each of its words. */
  readonly cores: readonly string[];
  /** Whatever has the text has these too. Not so when a very short word stands where no word needs to begin. */
  readonly isCovered: boolean;
  /** Whether the index of letters knows one of the words. */
  readonly isIndexed: boolean;
}

export function readTyped(text: string): Typed {
  const words = askedWords(text);
  const cores = words.map(coreOf);
  const isCovered = cores.length > 0 && cores.every((core) => text.includes(core));
  return { text, cores, isCovered, isIndexed: words.some(({ length }) => length >= SHORTEST_PART) };
}

export interface NamedProduct {
  readonly id: number;
  /** Where the merchant puts it. */
  readonly position: number;
  /** As the search compares it, with a space in front. */
  readonly name: string;
}

/** The text as it stands, or its words in any order. */
export function namesWith<N extends NamedProduct>(named: readonly N[], { text, cores, isCovered }: Typed): N[] {
  const hasWords = (name: string) => cores.length > 0 && cores.every((core) => name.includes(core));
  return named.filter(({ name }) => hasWords(name) || (!isCovered && name.includes(text)));
}

/** Names that begin with the text first, then those with a word that does, with the text anywhere, with its words. */
export function bestNames(named: Iterable<NamedProduct>, { text }: Typed, limit: number): number[] {
  const tierOf = (name: string) => {
    if (name.startsWith(` ${text}`)) return 0;
    if (name.includes(` ${text}`)) return 1;
    return name.includes(text) ? 2 : 3;
  };
  return Array.from(named, ({ id, position, name }) => ({ id, position, tier: tierOf(name) }))
    .sort((a, b) => a.tier - b.tier || a.position - b.position || a.id - b.id)
    .slice(0, limit)
    .map(({ id }) => id);
}
