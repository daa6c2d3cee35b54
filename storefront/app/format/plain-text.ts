import type { ContentBox } from '@vitrine/contract/content/content-shapes.ts';
import type { Language } from '../i18n/language.ts';
import { type StoreText, textLanguage } from '../i18n/text-language.ts';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: '\u00a0',
};

/** Some servers wrap HTML in a CDATA marker. */
export const withoutMarker = (html: string): string => html.replace(/^\s*<!\[CDATA\[/, '').replace(/\]\]>\s*$/, '');

/** Text content of HTML, on one line. */
export const plainText = (html: string): string =>
  withoutMarker(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** Cuts a text at a space, for excerpts. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/, '')}…`;
}

/** A box as plain text; null if the store has none. */
export function viewNote(box: ContentBox | null, page: Language): StoreText | null {
  const text = box?.visible ? plainText(box.description?.description ?? '') : '';
  return text ? { text, language: textLanguage(box?.description ?? null, 'description', page) } : null;
}
