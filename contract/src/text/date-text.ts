// Pure: dates in words, as a language writes them.
import { createOncePerKey } from './number-text.ts';

/** November 13, 2026. It does not break over two lines. */
export const dayText = (date: Date, language: string): string =>
  withOrdinal(dayFormat(language).format(date)).replaceAll(' ', '\u00a0');

const dayFormat = createOncePerKey(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** French, which puts the day first, has the first of a month as an ordinal number: 1er mars. */
export const withOrdinal = (text: string): string => text.replace(/^1 /, '1er ');
