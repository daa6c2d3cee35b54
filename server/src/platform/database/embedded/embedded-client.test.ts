import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anyText } from '../../../../testing/any-text.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { readPreparedDatabase } from './open-embedded.ts';

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

test('a long transaction lets the process do other things between its queries', async () => {
  let turns = 0;
  const slow = 'select count(*) from generate_series(1, 100000)';
  await client.transaction(async (tx) => {
    const count = () => {
      turns += 1;
    };
    for (let at = 0; at < 5; at += 1) {
      setImmediate(count);
      await tx.query(slow);
    }
    expect(turns).toBeGreaterThan(2);
  });
});

test('long work waits for requests, not for itself', async () => {
  const long = drizzle(client.forLongWork());
  await client.untilQuiet(60_000);
  const wait = vi.spyOn(performance, 'now');
  await long.transaction((tx) => tx.execute(sql`select 1`));
  await long.execute(sql`select 1`);
  wait.mockClear();
  await client.untilQuiet(60_000);
  // The beginning, the limit, and one look at the last use: it has not waited.
  expect(wait).toHaveBeenCalledTimes(3);
  wait.mockRestore();
  const done: string[] = [];
  const request = client.query('select 1').then(() => done.push('request'));
  await Promise.all([request, client.untilQuiet(60_000).then(() => done.push('quiet'))]);
  expect(done).toEqual(['request', 'quiet']);
});

test('values have the forms that Drizzle expects', async () => {
  const { rows } = await drizzle(client).execute(
    sql`select date '2026-11-17' as day, array[date '2026-11-17'] as days, array[1.5::numeric] as prices, array[1, 2] as ids`,
  );
  expect(rows).toEqual([{ day: '2026-11-17', days: '{2026-11-17}', prices: '{1.5}', ids: [1, 2] }]);
});

const namedStatements = async () =>
  (await client.query<{ statement: string; generic_plans: number }>('select * from pg_prepared_statements')).rows;

test('statements of transactions are parsed and planned once; a rolled back transaction changes nothing about that', async () => {
  await client.query('create table counted (id int primary key, words text[], at timestamptz)');
  const insert =
    'insert into counted values ($1, $2, $3) on conflict (id) do update set words = excluded.words returning *';
  for (let id = 0; id < 12; id += 1)
    await client.transaction(async (tx) => {
      const { rows, affectedRows } = await tx.query(insert, [id, ['a', `b${id}`], null]);
      expect([rows, affectedRows]).toEqual([[{ id, words: ['a', `b${id}`], at: null }], 1]);
      if (id === 8) await tx.rollback();
    });
  const [named] = await namedStatements();
  expect(named).toMatchObject({ statement: insert });
  expect(named?.generic_plans).toBeGreaterThan(1);
  expect((await client.query<{ n: number }>('select count(*)::int as n from counted')).rows).toEqual([{ n: 11 }]);
});

test('a statement that fails has its error, leaves the connection usable, and may be right the next time', async () => {
  await client.query('create table filled_in (id int primary key)');
  const insert = (id: unknown) => client.transaction((tx) => tx.query('insert into filled_in values ($1)', [id]));
  for (const id of [1, 2, 3, 4]) await insert(id);
  await expect(insert(4)).rejects.toMatchObject({ code: '23505' });
  await expect(insert('four')).rejects.toMatchObject({ code: '22P02' });
  await expect(client.query('select * from nowhere where id = $1', [1])).rejects.toMatchObject({ code: '42P01' });
  await insert(5);
  const read = () => client.transaction((tx) => tx.query('select * from later where id = $1', [1]));
  for (let time = 0; time < 5; time += 1) await expect(read()).rejects.toMatchObject({ code: '42P01' });
  await client.query('create table later (id int)');
  expect((await read()).rows).toEqual([]);
});

test('a statement that is prepared works after its table was changed', async () => {
  await client.query('create table changing (id int, size int)');
  await client.query('insert into changing values (1, 2)');
  const read = () => client.transaction((tx) => tx.query('select * from changing where id = $1', [1]));
  for (let time = 0; time < 8; time += 1) expect((await read()).rows).toEqual([{ id: 1, size: 2 }]);
  await client.query('alter table changing alter column size type text, add column name text');
  expect((await read()).rows).toEqual([{ id: 1, size: '2', name: null }]);
});

test('a plan for a small table is made again when the table has grown', async () => {
  await client.query('create table growing (id int, size int)');
  await client.query('create index growing_size on growing (size)');
  const read = () => client.transaction((tx) => tx.query('select id from growing where size = $1', [1]));
  for (let time = 0; time < 10; time += 1) await read();
  const invalidated = vi.spyOn(client, 'execProtocolStream');
  const discarded = () => invalidated.mock.calls.filter(([message]) => Buffer.from(message).includes('discard plans'));
  await client.query('insert into growing select n, n from generate_series(1, 9000) n');
  expect(discarded()).toHaveLength(0);
  await client.query('insert into growing select n, n from generate_series(1, 9000) n');
  expect(discarded()).toHaveLength(1);
  expect((await read()).rows).toEqual([{ id: 1 }, { id: 1 }]);
  invalidated.mockRestore();
});

test('a closed transaction refuses queries', async () => {
  const kept = await client.transaction(async (tx) => tx);
  await expect(kept.query('select 1', [])).rejects.toThrow('Transaction is closed');
});

test('any text is stored whole; half a character becomes U+FFFD, as on a server', async () => {
  await client.query('create table any_texts (text text, list text[])');
  await fc.assert(
    fc.asyncProperty(anyText, async (typed) => {
      // PGlite drops a byte order mark at the start of a value that it reads.
      const text = `- ${typed} \u2066\udc00 end`;
      const insert = 'insert into any_texts values ($1, $2)';
      await client.query(insert, [text, [text]]);
      await client.transaction((tx) => tx.query(insert, [text, [text]]));
      const { rows } = await client.query('delete from any_texts returning *');
      const row = { text: text.toWellFormed(), list: [text.toWellFormed()] };
      expect(rows).toEqual([row, row]);
    }),
  );
});
