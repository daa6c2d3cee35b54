// Records of earlier versions have amounts in units of the currency; a migration writes them in minor units.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const statements = readFileSync(join(import.meta.dirname, '../../migrations/0048_minor-units.sql'), 'utf8').split(
  '--> statement-breakpoint',
);

const price = { from: 24.5, to: 19 };
const special = { from: { price: 0.29, from: null, until: '2026-11-30T00:00:00.000Z' }, to: null };
const stock = { from: 1, to: 2 };
const patch = { entry: { fields: { lowStock: 3 } }, variants: [{ key: 'MUG', fields: { price: 24.5, stock: 5 } }] };

test.each([
  ['EUR', 2450, 1900, 29],
  ['JPY', 24.5, 19, 0.29],
  ['KWD', 24_500, 19_000, 290],
])('%s: 24.5 becomes %d, and nothing but amounts is changed', async (currency, first, second, third) => {
  const rollback = new Error('rolled back');
  const made = shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`update stores set currency = ${currency}`);
    const { rows } = await tx.execute<{ id: number; store: number }>(sql`
      insert into history_changes (store_id, at, actor, action) select id, now(), 'command', 'price MUG 19' from stores limit 1
      returning id, store_id as store`);
    const { id = 0, store = 0 } = rows[0] ?? {};
    const add = (position: number, kind: string, fields: object) =>
      tx.execute(sql`insert into history_entries (change_id, position, kind, key, fields)
        values (${id}, ${position}, ${kind}, 'MUG', ${JSON.stringify(fields)}::jsonb)`);
    await add(0, 'variant', { price, special, stock });
    await add(1, 'coupon', { price });
    await tx.execute(
      sql`insert into bulk_jobs (id, store_id, made_at, action, stock_rule) values (1, ${store}, now(), 'bulk', 'new')`,
    );
    await tx.execute(sql`insert into bulk_rows (job_id, position, sku, name, version, patch, changes, warned)
      values (1, 0, 'MUG', 'Mug', '', ${JSON.stringify(patch)}::jsonb, '[]', false)`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
    const entries = await tx.execute<{ fields: object }>(
      sql`select fields from history_entries where change_id = ${id} order by position`,
    );
    expect(entries.rows.map(({ fields }) => fields)).toEqual([
      { price: { from: first, to: second }, special: { from: { ...special.from, price: third }, to: null }, stock },
      { price },
    ]);
    const planned = await tx.execute<{ patch: object }>(sql`select patch from bulk_rows`);
    expect(planned.rows[0]?.patch).toEqual({
      ...patch,
      variants: [{ key: 'MUG', fields: { price: first, stock: 5 } }],
    });
    throw rollback;
  });
  await expect(made).rejects.toBe(rollback);
});
