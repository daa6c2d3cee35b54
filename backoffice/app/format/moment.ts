// Dates and times in the language and the time zone of the person.

/** The fonts have no narrow no-break space, which English puts before PM. */
const withWideSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');

const isReadable = (date: Date): boolean => !Number.isNaN(date.getTime());

/** Nov 17, 2026, 2:03 PM */
export function momentText(moment: string, locale: string): string {
  const date = new Date(moment);
  return isReadable(date)
    ? withWideSpaces(date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }))
    : '';
}

/** In a list: the year only when it is another one. */
export function shortMomentText(moment: string, locale: string, now: Date): string {
  const date = new Date(moment);
  if (!isReadable(date)) return '';
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  if (date.getFullYear() !== now.getFullYear())
    return date.toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return withWideSpaces(date.toLocaleString(locale, { day: 'numeric', month: 'short', ...time }));
}

/** The value of an input of type `datetime-local`, to the minute. */
export function localInputValue(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  if (!isReadable(date)) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

export const fromLocalInput = (value: string): string | null => (value === '' ? null : new Date(value).toISOString());
