import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EmbeddedClient } from './embedded-client.ts';
import { readPreparedDatabase } from './prepared-database.ts';

let client: EmbeddedClient;
beforeAll(async () => {
  client = await new EmbeddedClient(readPreparedDatabase()).open();
});
afterAll(() => client.close());

test('a query of Drizzle copies no parsers, in a transaction neither', async () => {
  const parsers = client.parsers;
  const copied = vi.fn(Reflect.ownKeys);
  client.parsers = new Proxy<typeof parsers>(parsers, { ownKeys: copied });
  const db = drizzle(client);
  await db.execute(sql`select 1`);
  await db.transaction((tx) => tx.execute(sql`select 1`));
  client.parsers = parsers;
  expect(copied).not.toHaveBeenCalled();
});

test('a database is quiet when no query runs or waits, and no request had the time to send its next one', async () => {
  const done: string[] = [];
  const request = async () => {
    await client.query('select 1');
    await client.query('select 2');
    done.push('request');
  };
  const transaction = client.transaction(async (tx) => {
    await tx.query('select 1');
    done.push('transaction');
  });
  await Promise.all([transaction, request(), client.untilQuiet(60_000).then(() => done.push('quiet'))]);
  expect(done).toEqual(['transaction', 'request', 'quiet']);
  let end = () => {};
  const held = client.transaction(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  // Nobody waits for ever.
  await client.untilQuiet(20);
  end();
  await held;
});

test('values have the forms that Drizzle expects', async () => {
  const { rows } = await drizzle(client).execute(
    sql`select date '2026-11-17' as day, array[date '2026-11-17'] as days, array[1.5::numeric] as prices, array[1, 2] as ids`,
  );
  expect(rows).toEqual([{ day: '2026-11-17', days: '{2026-11-17}', prices: '{1.5}', ids: [1, 2] }]);
});
