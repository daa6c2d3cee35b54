import { expect, test } from 'vitest';
import { dayAfter, dayIn, isTimeZone, momentOf, startOfDay, wallTime } from './time-zone.ts';

test('a wall time and its moment belong together', () => {
  for (const [zone, wall, moment] of [
    ['UTC', '2026-11-17T14:03', '2026-11-17T14:03:00.000Z'],
    ['Europe/Berlin', '2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
    ['America/Los_Angeles', '2026-11-17T00:00', '2026-11-17T08:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-17T00:15', '2026-11-16T18:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-17T13:00', '2026-11-16T23:00:00.000Z'],
  ] as const) {
    expect(momentOf(wall, zone).toISOString()).toBe(moment);
    expect(wallTime(new Date(moment), zone)).toBe(wall);
  }
});

test('when clocks change, a time that happens twice is the first one, and a missing one is later', () => {
  expect(momentOf('2026-10-25T02:30', 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(momentOf('2026-03-29T02:30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('a day begins at midnight, or when clocks skip midnight, at its first moment', () => {
  expect(startOfDay('2026-11-17', 'Europe/Paris').toISOString()).toBe('2026-11-16T23:00:00.000Z');
  const first = startOfDay('2018-11-04', 'America/Sao_Paulo');
  expect(wallTime(first, 'America/Sao_Paulo')).toBe('2018-11-04T01:00');
  expect(dayIn(new Date(first.getTime() - 1), 'America/Sao_Paulo')).toBe('2018-11-03');
});

test('days are counted by the calendar', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(dayAfter('2026-03-01', -7)).toBe('2026-02-22');
});

test.each(['UTC', 'Europe/Berlin'])('%s is a time zone', (name) => expect(isTimeZone(name)).toBe(true));
test.each(['', 'Berlin', 'Europe/Nowhere', '+99:00'])('%j is none', (name) => expect(isTimeZone(name)).toBe(false));
