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

const statementsOf = (migration: string) =>
  readFileSync(join(import.meta.dirname, `../../migrations/${migration}.sql`), 'utf8').split(
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
    for (const statement of statementsOf('0048_minor-units')) await tx.execute(sql.raw(statement));
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

const method = (price: number, freeFrom: number) => ({
  code: 'post',
  name: { en: 'Post' },
  price,
  freeFrom,
  days: [3, 5],
});
const rulesOf = (price: number, freeFrom: number) => [
  { countries: ['FR'], zones: [], methods: [method(price, freeFrom)] },
];

test.each([
  ['EUR', 100],
  ['JPY', 1],
  ['KWD', 1000],
])('%s: values of coupons and prices of delivery are taken times %d', async (currency, factor) => {
  const rollback = new Error('rolled back');
  const made = shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`update stores set currency = ${currency}`);
    await tx.execute(sql`insert into coupons (store_id, code, key, kind, value, minimum, excluded_category_ids)
      select id, 'Now', 'now', 'percentage', 1500, 0, '{}' from stores limit 1`);
    const record = async (kind: string, key: string, fields: object) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        insert into history_changes (store_id, at, actor, action) select id, now(), 'command', 'edit' from stores limit 1 returning id`);
      const id = rows[0]?.id ?? 0;
      await tx.execute(sql`insert into history_entries (change_id, position, kind, key, fields)
        values (${id}, 0, ${kind}, ${key}, ${JSON.stringify(fields)}::jsonb)`);
      return id;
    };
    const first = await record('coupon', 'Now', { value: { from: 4, to: 5 }, minimum: { from: null, to: 20 } });
    await record('coupon', 'Now', { kind: { from: 'amount', to: 'percentage' }, value: { from: 5, to: 10 } });
    await record('coupon', 'Now', { value: { from: 10, to: 12.5 }, limit: { from: 1, to: 2 } });
    await record('coupon', 'Gone', { kind: { from: 'percentage', to: null }, value: { from: 7, to: null } });
    await record('store', 'DEFAULT', { delivery: { from: [], to: rulesOf(6, 60) }, name: { from: 'A', to: 'B' } });
    const store = { kind: 'store', key: 'DEFAULT', fields: { delivery: rulesOf(6, 60) } };
    await tx.execute(sql`insert into running_imports (merchant, token, until, head)
      select code, 'token', now(), ${JSON.stringify({ store })}::jsonb from stores limit 1`);
    const step = {
      kind: 'entries',
      patches: [
        { kind: 'coupon', key: 'Now', fields: { value: 3, minimum: null, limit: 1 } },
        { kind: 'box', key: 'note', fields: { 'text.en': 'value' } },
      ],
    };
    await tx.execute(sql`insert into import_steps (merchant, phase, position, step)
      select code, 3, 0, ${JSON.stringify(step)}::jsonb from stores limit 1`);
    for (const statement of statementsOf('0052_coupon_delivery_minor_units')) await tx.execute(sql.raw(statement));

    const entries = await tx.execute<{ fields: object }>(
      sql`select fields from history_entries where change_id >= ${first} order by change_id`,
    );
    expect(entries.rows.map(({ fields }) => fields)).toEqual([
      { amount: { from: 4 * factor, to: 5 * factor }, minimum: { from: null, to: 20 * factor } },
      {
        kind: { from: 'amount', to: 'percentage' },
        amount: { from: 5 * factor, to: null },
        percent: { from: null, to: 10 },
      },
      { percent: { from: 10, to: 12.5 }, limit: { from: 1, to: 2 } },
      { kind: { from: 'percentage', to: null }, percent: { from: 7, to: null }, amount: { from: null, to: null } },
      { delivery: { from: [], to: rulesOf(6 * factor, 60 * factor) }, name: { from: 'A', to: 'B' } },
    ]);
    const imports = await tx.execute<{ head: object }>(sql`select head from running_imports`);
    expect(imports.rows[0]?.head).toEqual({
      store: { ...store, fields: { delivery: rulesOf(6 * factor, 60 * factor) } },
    });
    const steps = await tx.execute<{ step: object }>(sql`select step from import_steps`);
    expect(steps.rows[0]?.step).toEqual({
      kind: 'entries',
      patches: [
        { kind: 'coupon', key: 'Now', fields: { percent: 3, amount: 3 * factor, minimum: null, limit: 1 } },
        step.patches[1],
      ],
    });
    throw rollback;
  });
  await expect(made).rejects.toBe(rollback);
});
