import { expect, test } from 'vitest';
import { followDatabaseClock } from './database-clock.ts';

test('the time is that of the database, also between two measurements, whatever the local clock says', async () => {
  let elapsed = 5000;
  const databaseTime = new Date('2031-01-01T00:00:00Z');
  const { clock, stop } = await followDatabaseClock(
    { embedded: false, readTime: async () => databaseTime },
    () => elapsed,
  );
  await stop();
  expect(clock()).toEqual(databaseTime);
  elapsed += 90_000;
  expect(clock()).toEqual(new Date('2031-01-01T00:01:30Z'));
});

test('half of the round trip is subtracted', async () => {
  let elapsed = 0;
  const readTime = async () => {
    elapsed += 400;
    return new Date('2031-01-01T00:00:00Z');
  };
  const { clock, stop } = await followDatabaseClock({ embedded: false, readTime }, () => elapsed);
  await stop();
  expect(clock()).toEqual(new Date('2031-01-01T00:00:00.200Z'));
});

test('the start fails when the database does not respond', async () => {
  const readTime = () => Promise.reject(new Error('away'));
  await expect(followDatabaseClock({ embedded: false, readTime })).rejects.toThrow('away');
});
