// Dates and times in the language of the person and the time zone of the store.
import { momentOf, wallTime } from '@vitrine/contract/text/time-zone.ts';

/** The fonts have no narrow no-break space, which English puts before PM. */
const withWideSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');

const isReadable = (date: Date): boolean => !Number.isNaN(date.getTime());

/** Nov 17, 2026, 2:03 PM */
export function momentText(moment: string, locale: string): string {
  const date = new Date(moment);
  return isReadable(date)
    ? withWideSpaces(
        date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: storeTimeZone() }),
      )
    : '';
}

const yearOf = (date: Date): string => wallTime(date, storeTimeZone()).slice(0, 4);

/** In a list: the year only when it is another one. */
export function shortMomentText(moment: string, locale: string, now: Date): string {
  const date = new Date(moment);
  if (!isReadable(date)) return '';
  const day = { day: 'numeric', month: 'short', timeZone: storeTimeZone() } as const;
  if (yearOf(date) !== yearOf(now)) return date.toLocaleDateString(locale, { ...day, year: 'numeric' });
  const time = date.toLocaleTimeString(locale, { timeStyle: 'short', timeZone: storeTimeZone() });
  return withWideSpaces(`${date.toLocaleDateString(locale, day)}, ${time}`);
}

/** Nov 17 */
export const dayText = (moment: string, locale: string): string =>
  new Date(moment).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: storeTimeZone() });

/** A day without a time, such as 2026-07-03: the same day in every time zone. */
export const dateText = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** Tue, Nov 17 */
export const weekdayText = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

/** The value of an input of type `datetime-local`, to the minute. */
export function localInputValue(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return isReadable(date) ? wallTime(date, storeTimeZone()) : '';
}

export const fromLocalInput = (value: string): string | null =>
  value === '' ? null : momentOf(value.slice(0, 16), storeTimeZone()).toISOString();

let timeZone = 'UTC';

/** Where the store's days begin and end. */
const storeTimeZone = (): string => timeZone;

/** Called when it is known which shop it is. */
export function setTimeZone(name: string): void {
  timeZone = name;
}
