// Timeouts of connections, and what happens when a connection is lost.
import { openDatabase } from '@vitrine/server';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const url = process.env.TEST_DATABASE_URL ?? '';
let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  database = await openDatabase({ url, folder: '', poolSize: 1 });
});
afterAll(() => database.close());

type Db = Parameters<Parameters<typeof database.db.transaction>[0]>[0] | typeof database.db;

const settingOf = async (db: Db, name: string): Promise<string> => {
  const { rows } = await db.execute<{ value: string }>(sql`select current_setting(${name}) as value`);
  return rows[0]?.value ?? '';
};
const pidOf = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
};

/** Ends the connection as PostgreSQL does after a timeout. */
async function endBackend(pid: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_terminate_backend($1)', [pid]);
  await client.end();
}

test.each([
  ['statement_timeout', '12s', '1h', '1h'],
  ['lock_timeout', '10s', '1min', '1min'],
  ['idle_in_transaction_session_timeout', '15s', '1min', '1min'],
  ['idle_session_timeout', '0', '0', '1min'],
  ['tcp_keepalives_idle', '10', '10', '10'],
  ['tcp_user_timeout', '25000', '25000', '25000'],
  ['jit', 'off', 'off', 'off'],
  ['plan_cache_mode', 'auto', 'force_custom_plan', 'auto'],
])('%s is %s for requests, %s for jobs, %s for migrations', async (name, request, job, migration) => {
  expect(await settingOf(database.db, name)).toBe(request);
  expect(await settingOf(database.longRunning, name)).toBe(job);
  expect(await database.exclusively((db) => settingOf(db, name))).toBe(migration);
});

test('a connection lost in a transaction is replaced every time', async () => {
  for (let round = 0; round < 3; round++) {
    const lost = database.db.transaction(async (tx) => {
      await endBackend(await pidOf(tx));
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    expect(await database.db.transaction(pidOf)).toBeGreaterThan(0);
  }
});

test('an error in a transaction is reported unchanged, and its connection stays open', async () => {
  const before = await pidOf(database.db);
  const mistaken = database.db.transaction((tx) => tx.execute(sql`select * from no_such_table`));
  await expect(mistaken).rejects.toMatchObject({ cause: { code: '42P01' } });
  expect(await pidOf(database.db)).toBe(before);
});

test('exclusive work waits for other exclusive work, and continues when the other process dies', async () => {
  const other = await openDatabase({ url, folder: '' });
  const steps: string[] = [];
  let lose: () => Promise<void> = async () => {};
  let begun: () => void = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const never = new Promise<never>(() => {});
  const first = database.exclusively(async (db) => {
    const pid = await pidOf(db);
    lose = () => endBackend(pid);
    steps.push('first');
    begun();
    return never;
  });
  first.catch(() => {});
  await hasBegun;
  const second = other.exclusively(async () => {
    steps.push('second');
  });
  expect(steps).toEqual(['first']);
  await lose();
  await second;
  expect(steps).toEqual(['first', 'second']);
  await other.close();
});
