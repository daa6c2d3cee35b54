import type { Language } from './language.ts';

/** Each language has its own copy of every script (language-files.ts of the build): rewrites the addresses in a text. */
export const scriptsIn = (language: Language, text: string): string =>
  text.replaceAll(/\/assets\/([^/"'\s]+\.js)/g, `/assets/${language}/$1`);
