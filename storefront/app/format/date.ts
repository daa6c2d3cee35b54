import type { Language } from '../i18n/language.ts';

/** Formats a date without a time zone: it is the same day everywhere. */
export function formatDay(day: string, language: Language): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
