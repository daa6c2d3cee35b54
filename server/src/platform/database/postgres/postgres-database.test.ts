import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { type ClientBase, Pool, type QueryConfig } from 'pg';
import { expect, test, vi } from 'vitest';
import { compileSql } from '../compiled-statement.ts';
import { createDatabase, createRoutedDatabase, DIRECT } from './postgres-database.ts';

const rooms = pgTable('rooms', { id: integer('id') });
const countRooms = compileSql('test_count_rooms', (given) => sql`select count(*) from rooms where id = ${given('id')}`);
const POOLED = { begin: 'begin; set local lock_timeout = 1', namesStatements: false };

/** A connection that notes what it is sent. `fails` names the texts that it refuses. */
function recordingClient(fails: Readonly<Record<string, Error>> = {}) {
  const sent: QueryConfig[] = [];
  const query = async (given: string | QueryConfig) => {
    const config = typeof given === 'string' ? { text: given } : given;
    sent.push(config);
    const error = fails[config.text];
    if (error) throw error;
    return { rows: [] };
  };
  return {
    client: { query, release: vi.fn() } as unknown as ClientBase & { release: ReturnType<typeof vi.fn> },
    texts: () => sent.map(({ text }) => text),
    names: () => sent.map(({ name }) => name),
  };
}

test('a statement keeps its name; others get one in transactions, when they are sent for the third time', async () => {
  const { client, names } = recordingClient();
  const db = createDatabase(client, DIRECT);
  const find = db.select().from(rooms).where(eq(rooms.id, 1));
  for (let time = 0; time < 4; time += 1) await find;
  await countRooms(db, { id: 1 });
  await find.prepare('test_find_rooms').execute();
  expect(names()).toEqual([undefined, undefined, undefined, undefined, 'test_count_rooms', 'test_find_rooms']);

  const inside = recordingClient();
  await createDatabase(inside.client, DIRECT).transaction(async (tx) => {
    for (let time = 0; time < 3; time += 1) await tx.select().from(rooms).where(eq(rooms.id, time));
    for (let time = 0; time < 3; time += 1) await tx.execute(sql`lock table rooms; lock table rooms`);
    await tx.transaction((inner) => countRooms(inner, { id: 1 }));
  });
  const [, ...named] = inside.names().filter((_, at) => !/savepoint|commit/.test(inside.texts()[at] ?? ''));
  const unnamed = [undefined, undefined, undefined];
  expect(named).toEqual([undefined, undefined, expect.stringMatching(/^transaction_/), ...unnamed, 'test_count_rooms']);
});

test('behind a transaction pooler no statement has a name, and every transaction sets its limits', async () => {
  const { client, names, texts } = recordingClient();
  const db = createDatabase(client, POOLED);
  await countRooms(db, { id: 1 });
  await db.select().from(rooms).prepare('test_all_rooms').execute();
  await db.transaction(async (tx) => {
    for (let time = 0; time < 3; time += 1) await tx.select().from(rooms).where(eq(rooms.id, time));
    await countRooms(tx, { id: 1 });
  });
  expect(texts().filter((text) => !text.startsWith('select'))).toEqual([POOLED.begin, 'commit']);
  expect(names()).toHaveLength(8);
  expect(names().filter((name) => name !== undefined)).toEqual([]);
});

test('a transaction in a transaction is a savepoint, undone alone', async () => {
  const { client, texts } = recordingClient();
  await createDatabase(client, DIRECT).transaction(async (tx) => {
    await tx.transaction((inner) => inner.transaction((innermost) => innermost.execute(sql`select 1`)));
    const failed = tx.transaction(async () => {
      throw new Error('no room');
    });
    await expect(failed).rejects.toThrow('no room');
  });
  const nested = ['savepoint sp1', 'savepoint sp2', 'select 1', 'release savepoint sp2', 'release savepoint sp1'];
  expect(texts()).toEqual(['begin', ...nested, 'savepoint sp1', 'rollback to savepoint sp1', 'commit']);
});

test('a transaction that fails is rolled back; after a lost connection nothing more is sent', async () => {
  const refused = Object.assign(new Error('duplicate'), { code: '23505' });
  const lost = Object.assign(new Error('terminated'), { code: '57P01' });
  for (const [error, end] of [
    [refused, ['rollback']],
    [lost, []],
  ] as const) {
    const { client, texts } = recordingClient({ 'select 2': error });
    const work = createDatabase(client, DIRECT).transaction((tx) =>
      tx.transaction((inner) => inner.execute(sql`select 2`)),
    );
    await expect(work).rejects.toMatchObject({ cause: error });
    const undone = end.length > 0 ? ['rollback to savepoint sp1', ...end] : [];
    expect(texts()).toEqual(['begin', 'savepoint sp1', 'select 2', ...undone]);
  }
});

test('a connection goes back to the pool whatever fails, and is closed when it is lost', async () => {
  const lost = Object.assign(new Error('terminated'), { code: '57P01' });
  for (const [fails, released] of [
    [{}, undefined],
    [{ 'select 1': new Error('wrong') }, undefined],
    [{ begin: lost }, lost],
    [{ commit: lost }, lost],
  ] as const) {
    const { client } = recordingClient(fails);
    const pool = new Pool();
    vi.spyOn(pool, 'connect').mockImplementation(() => Promise.resolve(client));
    const work = createDatabase(pool, DIRECT).transaction((tx) => tx.execute(sql`select 1`));
    await work.catch(() => {});
    expect(client.release.mock.calls).toEqual([[released]]);
  }
});

test('single queries go to the source that chooses for each, transactions to the other', async () => {
  const replica = recordingClient();
  const primary = recordingClient();
  const db = createRoutedDatabase(replica.client, primary.client, DIRECT);
  await countRooms(db, { id: 1 });
  await db.select().from(rooms);
  await db.transaction((tx) => countRooms(tx, { id: 1 }));
  expect(replica.texts()).toHaveLength(2);
  expect(primary.texts()).toEqual(['begin', expect.stringContaining('count'), 'commit']);
});
