// Pure: what of the palette matches a text.

export interface Command {
  id: string;
  label: string;
  /** Beside the label, such as a SKU. */
  detail?: string;
  /** Keys that do the same. */
  keys?: string;
  run: () => void;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word of the text occurs in the label, with or without accents. */
export function findCommands<C extends Pick<Command, 'label'>>(commands: readonly C[], text: string): C[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

/** The entry after `step` entries, around the ends; -1 before the first key. */
export const stepTo = (current: number, step: 1 | -1, length: number): number =>
  length === 0 ? -1 : (Math.max(current, step === 1 ? -1 : 0) + step + length) % length;
