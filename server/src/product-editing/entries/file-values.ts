// Pure: converts texts, dates and addresses of the file to stored values.
import { DAY, isoDay } from '../../platform/clock.ts';
import type { FilePicture, FileText } from './catalog-file-shape.ts';

/** One entry per language of the store. A single text is used for all of them; null removes. */
export function inEachLanguage(text: FileText | null, languages: readonly string[]): Map<string, string | null> {
  if (typeof text === 'object' && text !== null) return new Map(Object.entries(text));
  return new Map(languages.map((language) => [language, text]));
}

export function dateFrom(day: string, now: Date): Date {
  const relative = /^([+-]\d+)d$/.exec(day)?.[1];
  if (relative !== undefined) return new Date(now.getTime() + Number(relative) * DAY);
  return new Date(day.includes('T') ? day : `${day}T00:00:00Z`);
}

export const dayFrom = (day: string, now: Date): string => isoDay(dateFrom(day, now));

export const fileOf = (picture: FilePicture): string => (typeof picture === 'string' ? picture : picture.file);

export const nameOf = (picture: FilePicture): string =>
  typeof picture === 'string' ? picture : (picture.name ?? picture.file);

export const altOf = (picture: FilePicture): FileText | null =>
  typeof picture === 'string' ? null : (picture.alt ?? null);
