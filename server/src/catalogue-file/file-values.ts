// Pure: converts texts, dates and addresses of the file to stored values.
import { DAY, isoDay } from '../platform/clock.ts';
import type { FilePicture, FileText } from './catalogue-file-shape.ts';

/** One entry per language of the store. A single text is used for all of them. */
export function inEachLanguage(text: FileText | undefined, languages: readonly string[]): Map<string, string> {
  if (text === undefined) return new Map();
  if (typeof text === 'string') return new Map(languages.map((language) => [language, text]));
  return new Map(Object.entries(text));
}

export function dateFrom(day: string, now: Date): Date {
  const relative = /^([+-]\d+)d$/.exec(day)?.[1];
  return relative === undefined ? new Date(`${day}T00:00:00Z`) : new Date(now.getTime() + Number(relative) * DAY);
}

export const dayFrom = (day: string, now: Date): string => isoDay(dateFrom(day, now));

export const fileOf = (picture: FilePicture): string => (typeof picture === 'string' ? picture : picture.file);

export const altOf = (picture: FilePicture): FileText | undefined =>
  typeof picture === 'string' ? undefined : picture.alt;

/** How a language writes its letters without marks; elsewhere the mark is dropped. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
};

/** Étagère Rebord → etagere-rebord, and in German Große Schüssel → grosse-schuessel. */
export function slugFrom(name: string, language: string): string {
  const spelling = spellings[language] ?? {};
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => spelling[letter] ?? letter)
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
