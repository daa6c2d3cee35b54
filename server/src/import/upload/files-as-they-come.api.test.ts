// Files that other shops export, with the oddities of real ones, imported by the screen without a change to them.
import * as endpoints from '@vitrine/contract/import/import.ts';
import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';

let shop: TestShop;
let editor: TestStaff;
let manager: TestStaff;
/** The person who asks. */
let staff: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  editor = await signInAs(shop, 'editor');
  manager = await signInAs(shop, 'manager');
});
beforeEach(() => {
  staff = editor;
});
afterAll(() => shop.close());

const ask = async (path: string, payload?: object | string): Promise<ImportJob> => {
  const { headers } = staff;
  const { status, body } = await shop.send({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/v1/${path}`,
    headers: typeof payload === 'string' ? { ...headers, 'content-type': 'application/octet-stream' } : headers,
    ...(payload !== undefined && { payload: typeof payload === 'string' ? Buffer.from(payload) : payload }),
  });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body as ImportJob;
};
const settled = (id: number) =>
  eventually(async () => {
    const job = await ask(endpoints.readImport.path.replace('{id}', String(id)));
    expect(['checking', 'running']).not.toContain(job.state);
    return job;
  });
const check = async (text: string, choices: object = {}): Promise<ImportJob> => {
  const { id, format } = await ask(`${endpoints.uploadImport.path}?name=products_export.csv`, text);
  await ask(endpoints.previewImport.path.replace('{id}', String(id)), { format, ...choices });
  return settled(id);
};
const run = async ({ id }: ImportJob): Promise<ImportJob> => {
  await ask(endpoints.runImport.path.replace('{id}', String(id)), {});
  return settled(id);
};
async function asManager<T>(work: () => Promise<T>): Promise<T> {
  staff = manager;
  try {
    return await work();
  } finally {
    staff = editor;
  }
}
const reasonsOf = ({ reasons }: ImportJob) => reasons.map(({ kind, code, count }) => `${kind} ${code} ${count}`);
const read = async (sku: string) => (await shop.get(`product/${encodeURIComponent(sku)}`)).body;

const HEAD =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Status';
const sizes = Array.from({ length: 100 }, (_, at) => `Size ${at + 1}`);
const SHOPIFY = [
  HEAD,
  'linen-shirt,Linen shirt,"<p>Washed\u2028by ""hand"",\nin Porto</p>",Atelier,Shirts,Size,Size 1,,shopify,3,deny,49.00,59.00,active',
  ...sizes.slice(1).map((size) => `linen-shirt,,,,,,${size},,shopify,1,deny,49.00,,`),
  'soap,Soap,,Atelier,Bath,Title,Default Title,,,,continue,6.50,,active',
  'unpriced,Unpriced lamp,,Atelier,Lamps,Title,Default Title,UNPRICED,shopify,2,deny,,,active',
].join('\n');

test('Shopify without SKUs: each is made once for all, and the next import finds the same goods', async () => {
  const first = await check(SHOPIFY);
  expect(first).toMatchObject({ state: 'checked', problems: [], created: { product: 2 } });
  expect(reasonsOf(first)).toEqual([
    'refused uncounted 1',
    'lost former-price 1',
    'lost sold-on 1',
    'warning sku-made-of-options 101',
    'warning hidden-without-price 1',
  ]);
  for (const { message } of first.reasons) expect(message).not.toContain('--');
  expect(first.reasons.find(({ code }) => code === 'uncounted')).toMatchObject({
    place: 'Variant Inventory Tracker',
    lines: [103],
  });

  const answered = await check(SHOPIFY, { untracked: 20, preorder: true });
  expect(answered.reasons.map(({ code }) => code)).not.toContain('uncounted');
  expect(await run(answered)).toMatchObject({ state: 'done', created: { product: 3 } });
  expect(await read('linen-shirt')).toMatchObject({
    variants: expect.arrayContaining([
      expect.objectContaining({ sku: 'linen-shirt-size-1', quantity: 3 }),
      expect.objectContaining({ sku: 'linen-shirt-size-100' }),
    ]),
  });
  expect(await read('soap')).toMatchObject({ quantity: 20 });
  expect(await check(SHOPIFY, { untracked: 20, preorder: true })).toMatchObject({
    created: {},
    changed: {},
    unchanged: { product: 3 },
  });
});

test('goods without a price are hidden and cannot be ordered for nothing', async () => {
  expect((await shop.get('product/UNPRICED')).status).toBe(404);
  const { body } = await shop.get('private/products?q=UNPRICED', editor.headers);
  expect(body).toMatchObject({ items: [{ sku: 'UNPRICED', visible: false }] });
  expect(
    (await shop.send({ method: 'POST', url: '/api/v1/cart', payload: { product: 'UNPRICED', quantity: 1 } })).status,
  ).toBeGreaterThanOrEqual(400);
});

test('a SKU that is made never takes that of another row, whichever comes first', async () => {
  const text = [
    HEAD,
    'mug,Mug,,,Mugs,Colour,Red,,shopify,1,deny,9.00,,active',
    'mug,,,,,,Blue,,shopify,2,deny,9.00,,',
    'other,Other,,,Mugs,Title,Default Title,mug-red,shopify,3,deny,8.00,,active',
  ];
  const skusOf = async (rows: readonly string[]) => {
    const job = await run(await check(rows.join('\n')));
    expect(job.problems).toEqual([]);
    const { variants } = (await read('mug')) as { variants: { sku: string }[] };
    return variants.map(({ sku }) => sku).toSorted();
  };
  const skus = await skusOf(text);
  expect(skus).toEqual(['mug-blue', expect.stringMatching(/^mug-red-[0-9a-f]{8}$/)]);
  expect(await read('mug-red')).toMatchObject({ quantity: 3 });
  const [head = '', red = '', blue = '', other = ''] = text;
  expect(await skusOf([head, other, red, blue])).toEqual(skus);
});

test('WooCommerce without stock and with decimal commas: left out with its reasons, imported once they are answered', async () => {
  const text = [
    'ID,Type,SKU,Name,Published,Visibility in catalog,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Categories',
    '1,simple,WOO-A,Cup,1,visible,1,,0,,"12,50",Cups',
    '2,simple,,Bowl,1,visible,1,,0,,"1.250,00",Cups',
    '3,simple,WOO-C,Plate,1,visible,1,4,0,,,Cups',
  ].join('\n');
  const first = await check(text);
  expect(first).toMatchObject({ state: 'checked', created: { product: 1 } });
  expect(reasonsOf(first)).toEqual(['refused uncounted 2', 'warning sku-made 1', 'warning hidden-without-price 1']);
  const done = await run(await check(text, { untracked: 7 }));
  expect(done).toMatchObject({ state: 'done', created: { product: 3 } });
  expect(await read('WOO-A')).toMatchObject({ quantity: 7, finalPrice: '$12.50' });
  expect((await shop.get('product/WOO-C')).status).toBe(404);
});

test('a file with two decimal signs asks which one is right', async () => {
  const rows = ['A,A,,,Cups,,,A,shopify,1,deny,"1,50",,active', 'B,B,,,Cups,,,B,shopify,1,deny,2.50,,active'];
  const text = [HEAD, ...rows].join('\n');
  expect(await check(text)).toMatchObject({ state: 'wrong', problems: [{ code: 'decimal-signs' }] });
  expect(await check(text, { decimal: ',' })).toMatchObject({ state: 'checked', created: { product: 2 } });
});

describe('customers and orders of Shopify', () => {
  const CUSTOMERS = [
    'First Name,Last Name,Email,Accepts Email Marketing,Default Address City,Default Address Country Code',
    'Ada,Moss,ada.moss@example.test,yes,Portland,US',
    'Ben,Ray,ben.ray@example.test,no,,',
  ].join('\n');
  const ORDERS = [
    'Name,Email,Financial Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price',
    '#2001,ada.moss@example.test,paid,USD,30.00,2026-01-05 10:00:00 +0000,2,Old mug,15.00',
  ].join('\n');

  test('are refused to those who may not change orders, who cannot see the file of a colleague either', async () => {
    const send = (text: string) =>
      shop.send({
        method: 'POST',
        url: `/api/v1/${endpoints.uploadImport.path}?name=customers.csv`,
        headers: { ...editor.headers, 'content-type': 'application/octet-stream' },
        payload: Buffer.from(text),
      });
    for (const text of [CUSTOMERS, ORDERS])
      expect(await send(text)).toMatchObject({ status: 403, body: { code: 'staff.forbidden' } });
    const { id } = await asManager(() => check(CUSTOMERS));
    for (const { path } of [endpoints.readImport, endpoints.readImportReport, endpoints.listImportChanges])
      expect(await shop.get(path.replace('{id}', String(id)), editor.headers)).toMatchObject({ status: 403 });
    const unknown = await ask(`${endpoints.uploadImport.path}?name=a.csv`, 'a,b\n1,2');
    const preview = await shop.send({
      method: 'POST',
      url: `/api/v1/${endpoints.previewImport.path.replace('{id}', String(unknown.id))}`,
      headers: editor.headers,
      payload: { format: 'shopify-customers' },
    });
    expect(preview).toMatchObject({ status: 403, body: { code: 'staff.forbidden' } });
  });

  test('customers: nothing is saved by the preview, consent is asked for, and the run does what was shown', () =>
    asManager(async () => {
      const first = await check(CUSTOMERS);
      expect(first).toMatchObject({ format: 'shopify-customers', state: 'checked', created: { customer: 2 } });
      expect(first.columns.map(({ example }) => example).join('')).toBe('');
      expect(first.warnings).toMatchObject([{ code: 'not-subscribed' }]);
      expect(first.warnings[0]?.message).not.toContain('--');
      expect(await shop.commands.listSubscribers()).toEqual([]);
      const answered = await check(CUSTOMERS, { consentNote: 'Form of the old shop, 2025' });
      expect(answered).toMatchObject({ created: { customer: 2, subscriber: 1 } });
      expect(await run(answered)).toMatchObject({ state: 'done', created: { customer: 2, subscriber: 1 } });
      expect(await check(CUSTOMERS, { consentNote: 'Form of the old shop, 2025' })).toMatchObject({
        created: {},
        unchanged: { customer: 2 },
      });
    }));

  test('orders go into the archive; a preview that no longer holds is refused', () =>
    asManager(async () => {
      const first = await check(ORDERS);
      expect(first).toMatchObject({ format: 'shopify-orders', state: 'checked', created: { order: 1 } });
      expect(await run(first)).toMatchObject({ state: 'done', created: { order: 1 } });
      const again = await check(ORDERS);
      expect(again).toMatchObject({ created: {}, unchanged: { order: 1 } });
      await shop.database.db.execute(
        sql`update uploaded_imports set plan = '{"created":1,"changed":0}' where id = ${again.id}`,
      );
      const answer = await shop.send({
        method: 'POST',
        url: `/api/v1/${endpoints.runImport.path.replace('{id}', String(again.id))}`,
        headers: staff.headers,
      });
      expect(answer).toMatchObject({ status: 409, body: { code: 'import.changed' } });
    }));
});
