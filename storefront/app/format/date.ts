import { dayText } from '@vitrine/contract/text/date-text.ts';
import type { Language } from '../i18n/language.ts';

/** Formats a date without a time zone: it is the same day everywhere. */
export function formatDay(day: string, language: Language): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? '' : dayText(date, language);
}
