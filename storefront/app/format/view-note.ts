import type { ContentBox } from '@vitrine/contract/content/content-shapes.ts';
import type { Language } from '../i18n/language.ts';
import { type StoreText, textLanguage } from '../i18n/text-language.ts';
import { plainText } from './plain-text.ts';

/** A box as plain text; null if the store has none. */
export function viewNote(box: ContentBox | null, page: Language): StoreText | null {
  const text = box?.visible ? plainText(box.description?.description ?? '') : '';
  return text ? { text, language: textLanguage(box?.description ?? null, 'description', page) } : null;
}
