import type { Language } from '../i18n/language.ts';

/** A day in words. Days carry no time zone: the shop's day is everybody's day. */
export function formatDay(day: string, language: Language): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
