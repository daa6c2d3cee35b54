// Pure: converts texts, dates and addresses of the file to stored values.
import { createHash } from 'node:crypto';
import { DAY, isoDay } from '../platform/clock.ts';
import type { FilePicture, FileText } from './catalogue-file-shape.ts';

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

/** How a language writes its letters without marks; elsewhere the mark is dropped. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
};

/** Letters that no decomposition turns into Latin ones. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Étagère Rebord → etagere-rebord, and in German Große Schüssel → grosse-schuessel. */
export function slugFrom(name: string, language: string): string {
  const spelling = spellings[language] ?? {};
  const slug = name
    .toLowerCase()
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => spelling[letter] ?? letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  // A name without any Latin letter or digit.
  return slug === '' ? `p-${createHash('sha256').update(name).digest('hex').slice(0, 8)}` : slug;
}
