// Pure: clock times of a time zone, such as Europe/Berlin. A wall time is what a clock there shows: 2026-11-17T14:03.

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    // Swedish writes a date as ISO does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format;
}

export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

export const wallTime = (moment: Date, timeZone: string): string => formatOf(timeZone).format(moment).replace(' ', 'T');

const DAY_MS = 86_400_000;

/**
 * The moment of a wall time. When clocks are set back it happens twice: the first one counts. When they are set forward and
 * it never happens, it is as much later as the clocks were moved.
 */
export function momentOf(wall: string, timeZone: string): Date {
  const asUtc = Date.parse(`${wall}Z`);
  const offsetAt = (time: number) =>
    Date.parse(`${wallTime(new Date(time), timeZone)}Z`) - Math.floor(time / 60_000) * 60_000;
  const [before, after] = [asUtc - offsetAt(asUtc - DAY_MS), asUtc - offsetAt(asUtc + DAY_MS)];
  const first = Math.min(before, after);
  const isRight = (time: number) => wallTime(new Date(time), timeZone) === wall;
  return new Date([first, Math.max(before, after)].find(isRight) ?? before);
}

/** `day`: 2026-11-17. */
export const startOfDay = (day: string, timeZone: string): Date => momentOf(`${day}T00:00`, timeZone);

/** The day it is there. */
export const dayIn = (moment: Date, timeZone: string): string => wallTime(moment, timeZone).slice(0, 10);

/** `days` may be negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
