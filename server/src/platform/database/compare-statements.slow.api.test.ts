// Every compiled statement gives the rows, the changes and the errors that Drizzle gives for the same values.
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAllTables } from '../../../testing/all-tables.ts';
import { anyText } from '../../../testing/any-text.ts';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { fillTables, inOrder } from '../../../testing/unusual-rows.ts';
import { cartLines, carts } from '../../cart/cart-tables.ts';
import { stockMovements, variants } from '../../catalog/catalog-tables.ts';
import { mailOutbox } from '../../mail/mail-tables.ts';
import { orderHistory, orderLines, orders } from '../../orders/orders-tables.ts';
// Loads every repository.
import '../../server.ts';
import { compiledStatements, type Given } from './compiled-statement.ts';
import type { Database, Queryable, Tx } from './database.ts';
import { sqlStateOf } from './is-database-unavailable.ts';

/** Row n of every table has the id n and text n in its columns. */
const TEXTS = ['plain', 'two\u2028lines', 'three\u2029"\\\u202e\u{1f9f5}', "four' \u0085\r\n", 'five'];
const CHANGED: readonly PgTable[] = [
  carts,
  cartLines,
  variants,
  stockMovements,
  mailOutbox,
  orders,
  orderLines,
  orderHistory,
];
const RUNS = 30;

const known = fc.integer({ min: 1, max: TEXTS.length });
const number = fc.oneof(
  { arbitrary: known, weight: 6 },
  fc.integer(),
  fc.constantFrom(0, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1.5, 1e21),
);
const textOf = (id: number) => `${TEXTS[id - 1]}${id}`;
const text = fc.oneof(
  known.map(textOf),
  anyText.map((typed) => typed.toWellFormed()),
);
const moment = fc.oneof(
  fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
  fc.constant(new Date('2027-01-02T03:04:05.678Z')),
);
const json = fc.oneof(
  fc.jsonValue().filter((value) => JSON.stringify(value).isWellFormed() && !JSON.stringify(value).includes('\\u0000')),
  fc.array(fc.record({ code: text, wanted: number })),
);

const orNull = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { freq: 4 });
const ids = fc.array(number, { maxLength: 12 });

function valuesFor(column: PgColumn): fc.Arbitrary<unknown> {
  const type = column.getSQLType();
  if (column.enumValues) return fc.constantFrom(...column.enumValues);
  if (type.startsWith('timestamp')) return moment;
  if (type === 'jsonb') return json;
  if (type === 'boolean') return fc.boolean();
  if (type.endsWith('[]')) return fc.array<unknown>(type === 'text[]' ? text : known);
  if (type === 'date') return fc.constantFrom('2026-11-18', '0001-01-01', '9999-12-31');
  // Most rows refer to others that are there.
  return type === 'integer' ? fc.oneof({ arbitrary: known, weight: 30 }, number) : text;
}

/** Rows to insert, all with the same columns. `fixed`: values of row n that the checks of the table ask for. */
const rowsOf = (table: PgTable, most: number, fixed: (at: number) => object = () => ({})): fc.Arbitrary<object> => {
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>).filter(([key]) => key !== 'id');
  const row = (onlyNeeded: boolean) =>
    fc.record(
      Object.fromEntries(
        columns
          .filter(([, { notNull, hasDefault }]) => !onlyNeeded || (notNull && !hasDefault))
          .map(([key, column]) => [key, column.notNull ? valuesFor(column) : orNull(valuesFor(column))]),
      ),
    );
  const counts = most === 1 ? fc.constant(1) : fc.constantFrom(0, 1, 2, 3, 12);
  return fc
    .tuple(fc.boolean(), counts)
    .chain(([onlyNeeded, count]) => fc.array(row(onlyNeeded), { minLength: count, maxLength: count }))
    .map((rows) => rows.map((one, at) => ({ ...one, ...fixed(at) })));
};

const ORDER_AMOUNTS = { subtotal: 5, discount: 1, delivery: 2, tax: 1, total: 7 };
const LINE_AMOUNTS = { quantity: 2, unit: 3, subtotal: 6, discount: 1 };
const claim = { code: text, storeId: number, customerId: orNull(number) };

/** By the name of a statement, what it may be given. */
const VALUES: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  find_open_cart: claim,
  lock_open_cart: { ...claim, now: moment },
  create_cart: { storeId: number, code: text, seed: orNull(text), now: moment },
  find_any_cart: { code: text, storeId: number },
  lock_any_cart: { id: number },
  close_cart: { cartId: number, now: moment },
  find_cart_lines: { cartIds: ids },
  save_cart_line: { rows: rowsOf(cartLines, 12, (at) => ({ quantity: at + 1, variantId: at + 1 })) },
  find_sellables: { ids },
  move_stock: { quantity: number, variantId: number, reason: text, orderId: number, at: moment },
  find_quote: { cartId: number, id: number },
  add_mails: { rows: rowsOf(mailOutbox, 12) },
  claim_mail: { now: moment, until: moment },
  mark_mail_sent: { id: number, now: moment },
  mark_mail_sent_and_erase: { id: number, now: moment },
  insert_order: { rows: rowsOf(orders, 1, () => ({ id: 1000, cartId: 900, ...ORDER_AMOUNTS })) },
  insert_order_lines: { rows: rowsOf(orderLines, 12, () => LINE_AMOUNTS) },
  take_order_id: { cartId: number },
  list_products: { ids },
};

/** They return no rows. */
const SILENT = ['close_cart', 'add_mails', 'mark_mail_sent', 'mark_mail_sent_and_erase'];

/** Half of the time with what names a row that is there. */
const mostlyFinding = (values: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.tuple(fc.record(values), fc.option(known, { freq: 2 })).map(([given, id]) => {
    if (id === null) return given;
    const keys = Object.entries({ code: textOf(id), storeId: id, id, cartId: id });
    return { ...given, ...Object.fromEntries(keys.filter(([key]) => key in given)) };
  });

let db: Database;
beforeAll(async () => {
  ({ db } = await emptyDatabase());
  await fillTables(db, inOrder(await findAllTables()), TEXTS);
  await db.execute(sql`update carts set ordered_at = null, customer_id = case when id = 4 then id end where id < 5`);
  await db.execute(sql`update mail_outbox set sent_at = null, gave_up_at = null, claimed_until = null where id < 5`);
  await db.execute(sql`update variants set stock = 3 where id < 5`);
});

test('every compiled statement is compared', () => {
  expect([...compiledStatements.keys()].sort()).toEqual(Object.keys(VALUES).sort());
});

class Undone extends Error {
  readonly outcome: unknown;

  constructor(outcome: unknown) {
    super('undone');
    this.outcome = outcome;
  }
}

type Queries = (db: Queryable) => PromiseLike<unknown>;

/** The result and the rows of the work, or its error. Nothing of it stays. */
async function outcomeOf(tx: Tx, work: Queries): Promise<unknown> {
  const run = tx.transaction(async (inner) => {
    // Ids come from sequences, which are not undone.
    const restarts = CHANGED.map((table) => `setval(pg_get_serial_sequence('${getTableName(table)}', 'id'), 500)`);
    await inner.execute(sql.raw(`select ${restarts.join()}`));
    const rows = await rowsFrom(work, inner);
    const stored = CHANGED.map((table) => `(select json_agg(t order by t.id) from "${getTableName(table)}" t)`);
    throw new Undone({ rows, stored: rowsIn(await inner.execute(sql.raw(`select ${stored.join()}`))) });
  });
  return run.catch((error: unknown) => (error instanceof Undone ? error.outcome : { failed: reasonOf(error) }));
}

const reasonOf = (error: unknown) => sqlStateOf(error) ?? String(error);
const rowsIn = (result: unknown) => (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows);
const rowsFrom = async (work: Queries, on: Queryable) => rowsIn(await work(on));

/** Lists are one parameter; Drizzle alone would make one of each of their values. */
const givenFrom =
  (values: Readonly<Record<string, unknown>>): Given =>
  (name) =>
    (Array.isArray(values[name]) && name !== 'rows' ? sql.param(values[name]) : values[name]) as ReturnType<Given>;

describe.each(Object.entries(VALUES))('%s', (name, values) => {
  test('gives what Drizzle gives', async () => {
    const statement = compiledStatements.get(name);
    if (!statement) throw new Error(`${name} is not compiled`);
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(mostlyFinding(values), async (given) => {
        const compiled: Queries = (on) => statement.run(on, given);
        const own: Queries = (on) => statement.build(on, givenFrom(given));
        await db.transaction(async (tx) => {
          const outcome = await outcomeOf(tx, compiled);
          expect(outcome).toEqual(await outcomeOf(tx, own));
          const { rows } = outcome as { rows?: unknown[] };
          if (rows && (rows.length > 0 || SILENT.includes(name))) compared += 1;
        });
        if (!name.startsWith('find_')) return;
        const alone = await rowsFrom(compiled, db).catch(reasonOf);
        expect(alone).toEqual(await rowsFrom(own, db).catch(reasonOf));
      }),
      { numRuns: RUNS },
    );
    expect(compared).toBeGreaterThan(0);
  });
});
