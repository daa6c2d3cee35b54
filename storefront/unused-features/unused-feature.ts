/** Replaces every `find`, and what follows it up to `upTo`, which stays. */
export interface Edit {
  /** Only in the function with this name. */
  inside?: string | undefined;
  find: string;
  upTo?: string | undefined;
  replace?: string | undefined;
}

/** A part of a package that the browser build leaves out (lean-packages.ts). */
export interface UnusedFeature {
  name: string;
  file: RegExp;
  edits?: readonly Edit[];
  /** Functions that nothing calls any more, or whose calls have no effect: their bodies are left out. */
  empty?: readonly string[];
  /** How code of the shop would use the feature. Such code stops the build. */
  usedBy?: readonly RegExp[];
}

/** Leaves out the text from `find` up to `upTo` in a function. */
export const cut = (inside: string, find: string, upTo: string): Edit => ({ inside, find, upTo });

/** Leaves out the case of a switch up to the next text, which is usually the next case. */
export const cutCase = (inside: string, name: number | string, next: string): Edit =>
  cut(inside, `case ${name}:`, next);

/** Replaces a text in a function. */
export const swap = (inside: string, find: string, replace: string): Edit => ({ inside, find, replace });

/** Replaces a text everywhere. */
export const swapAll = (find: string, replace: string): Edit => ({ find, replace });

/** Code that imports one of these names. */
export const importing = (from: string, ...names: string[]): RegExp =>
  new RegExp(`import [^;]*\\b(?:${names.join('|')})\\b[^;]* from '${from}'`);
