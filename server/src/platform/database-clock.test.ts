import { expect, test } from 'vitest';
import { followDatabaseClock } from './database-clock.ts';

test('the time is the database’s, counted on between two measurements, whatever this machine’s clock says', async () => {
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

test('half of the round trip is taken for the way back', async () => {
  let elapsed = 0;
  const readTime = async () => {
    elapsed += 400;
    return new Date('2031-01-01T00:00:00Z');
  };
  const { clock, stop } = await followDatabaseClock({ embedded: false, readTime }, () => elapsed);
  await stop();
  expect(clock()).toEqual(new Date('2031-01-01T00:00:00.200Z'));
});

test('a database that does not answer stops the start', async () => {
  const readTime = () => Promise.reject(new Error('away'));
  await expect(followDatabaseClock({ embedded: false, readTime })).rejects.toThrow('away');
});
