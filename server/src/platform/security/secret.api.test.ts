import { beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../../testing/test-database.ts';
import type { OpenDatabase } from '../database/database.ts';
import { findSecret, fingerprintWith, hasOtherSecret, noticeOtherSecret } from './secret.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});

test('another secret than at the last start is noticed once for each new one', async () => {
  const { db } = database;
  const start = async (configured?: string) => noticeOtherSecret(db, fingerprintWith(await findSecret(db, configured)));
  expect(await hasOtherSecret(db, 'first')).toBe(false);
  expect([await start('first'), await start('first')]).toEqual([false, false]);
  expect([await hasOtherSecret(db, 'first'), await hasOtherSecret(db, 'second')]).toEqual([false, true]);
  expect([await start('second'), await start('second'), await start('first')]).toEqual([true, false, true]);
  // A process without SECRET uses the secret in the database.
  expect(await start()).toBe(true);
  expect([await hasOtherSecret(db, undefined), await hasOtherSecret(db, 'first')]).toEqual([false, true]);
});
