// Amounts have the decimals of the store's currency in file, form, history and undo, and are integers in between.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change } from '@vitrine/contract/history/history-shapes.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { signInAs } from '../../../testing/test-staff.ts';

const catalogIn = (currency: string, amount: number) => `
store: { code: DEFAULT, name: Shop, currency: ${currency}, languages: [en], country: US }
fields: [{ code: deposit, on: product, kind: money, name: Deposit }]
categories: [{ code: cups, name: Cups }]
products: [{ sku: CUP, categories: [cups], name: Cup, price: ${amount}, stock: 1, fields: { deposit: ${amount} } }]`;

test.each([
  { currency: 'JPY', filed: 1250, stored: 1250, shown: '1250', typed: '980', set: 980, refused: '980.5' },
  { currency: 'EUR', filed: 0.29, stored: 29, shown: '0.29', typed: '0.28', set: 28, refused: '0.285' },
  { currency: 'KWD', filed: 1.005, stored: 1005, shown: '1.005', typed: '0.999', set: 999, refused: '0.9995' },
])('$currency: $filed is $stored', async ({ currency, filed, stored, shown, typed, set, refused }) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-currency-'));
  const file = join(folder, `${currency}.yaml`);
  await writeFile(file, catalogIn(currency, filed));
  const shop = await openTestShop(file);
  await rm(folder, { recursive: true });
  const { headers } = await signInAs(shop, 'editor');
  const amounts = async () =>
    (
      await shop.database.db.execute<{ id: number; price: number; deposit: number }>(sql`select p.id, o.amount as price,
        (p.fields->>'deposit')::int as deposit from products p join variants v on v.product_id = p.id
        join price_offers o on o.variant_id = v.id order by o.id desc limit 1`)
    ).rows[0];
  const { id } = (await amounts()) ?? {};
  const read = async () => (await shop.get(`private/product/${id}`, headers)).body as EditedProduct;
  const send = async (method: 'PUT' | 'POST', path: string, payload: object) =>
    shop.send({ method, url: `/api/v1/private/${path}`, headers, payload });
  const save = async (amount: string) =>
    send('PUT', `product/${id}`, {
      version: (await read()).version,
      fields: { deposit: amount },
      variants: [{ sku: 'CUP', price: amount }],
    });

  expect(await amounts()).toMatchObject({ price: stored, deposit: stored });
  expect(await read()).toMatchObject({ fields: { deposit: shown }, variants: [{ price: shown }] });
  expect((await save(refused)).status).toBe(400);
  expect((await save(typed)).status).toBe(200);
  expect(await amounts()).toMatchObject({ price: set, deposit: set });

  const { items } = (await shop.get('private/changes?count=1', headers)).body as { items: Change[] };
  const fields = items[0]?.entries.flatMap((entry) => entry.fields);
  expect(fields).toEqual([
    { field: 'fields.deposit', from: filed, to: Number(typed) },
    { field: 'price', from: filed, to: Number(typed) },
  ]);
  expect((await send('POST', `changes/${items[0]?.id}/undo`, {})).status).toBe(200);
  expect(await amounts()).toMatchObject({ price: stored, deposit: stored });
  await shop.close();
});
