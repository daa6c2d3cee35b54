// Data of every earlier release is brought up to date. server/testing/earlier-releases has a dump of each, written by
// pg_dump --inserts after that release had filled a shop and taken orders.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { findBroken } from '../../../testing/invariants.ts';
import { PASSWORD } from '../../../testing/test-customers.ts';
import { newDatabase } from '../../../testing/test-database.ts';
import { createServer } from '../../server.ts';
import type { OpenDatabase } from './database.ts';
import { migrate, readMigrationState } from './migrate.ts';

const FOLDER = join(import.meta.dirname, '../../../testing/earlier-releases');

/** A statement ends with a semicolon at the end of a line, outside texts and function bodies. */
function statementsOf(dump: string): string[] {
  const statements: string[] = [];
  let current = '';
  for (const line of dump.split('\n').filter((one) => !/^(--|\\)/.test(one))) {
    current += `${line}\n`;
    const isOpen = current.split("'").length % 2 === 0 || current.split(/\$_?\$/).length % 2 === 0;
    if (!line.endsWith(';') || isOpen) continue;
    statements.push(current.trim());
    current = '';
  }
  return statements;
}

/** Settings of the dump end with the transaction. */
const localSettings = (statement: string) =>
  statement.replace(/^SET /, 'SET LOCAL ').replace(/(set_config\('search_path', '', )false/, '$1true');

async function load(database: OpenDatabase, release: string): Promise<void> {
  const dump = gunzipSync(readFileSync(join(FOLDER, `${release}.sql.gz`))).toString();
  await database.db.transaction(async (tx) => {
    for (const statement of statementsOf(dump)) await tx.execute(sql.raw(localSettings(statement)));
  });
}

test.each(['0.1.0', '0.2.0'])(
  'data of %s is migrated: its orders, products and customers are there',
  async (release) => {
    const database = await newDatabase();
    await load(database, release);
    expect((await readMigrationState(database.db)).missing).toBeGreaterThan(0);
    await migrate(database);
    expect(await readMigrationState(database.db)).toEqual({ missing: 0, isNewer: false });

    // A running shop deletes what is old.
    const kept = await database.db.execute(sql`select
    (select count(*)::int from history_changes where action = 'price MUG 12.5') as changes,
    (select count(*)::int from product_drafts) as drafts,
    (select count(*)::int from bulk_jobs where action = 'bulk price -10%') as jobs`);
    const count = release === '0.1.0' ? 0 : 1;
    expect(kept.rows).toEqual([{ changes: count, drafts: count, jobs: count }]);

    const server = await createServer({
      database,
      storeCode: 'DEFAULT',
      shopUrl: 'http://shop.test',
      pictureFolder: '/nowhere',
      payments: { methods: ['bank-transfer', 'cash-on-delivery'], bankAccount: 'US00 1234' },
    });
    const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
    await app.register(server.plugin);
    const orders = await server.commands.listOrders({ since: null, states: [] });
    expect(orders.map(({ emailAddress }) => emailAddress).sort()).toEqual(['ann@example.com', 'bea@example.com']);
    for (const { id } of orders) expect((await server.commands.showOrder(id)).order.products).toHaveLength(1);
    expect((await app.inject('/api/v1/product/MUG')).json()).toMatchObject({ description: { name: 'Blue Mug' } });
    const login = await app.inject({
      method: 'POST',
      url: '/api/v1/customer/login',
      payload: { username: 'bea@example.com', password: PASSWORD },
    });
    expect(login.statusCode).toBe(200);
    const broken = await findBroken(database.db, new Date());
    // The first release did not write to the merchant about new orders.
    expect(broken.filter((rule) => release !== '0.1.0' || !rule.startsWith('I10 '))).toEqual([]);
    await app.close();
    await server.close();
  },
);
