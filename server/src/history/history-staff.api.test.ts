// The history in the back office: finding changes, and taking them back after a preview.
import * as staffHistory from '@vitrine/contract/history/history.ts';
import type { Change } from '@vitrine/contract/history/history-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAnswer } from '../../testing/asked-shop.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../testing/test-staff.ts';

let shop: TestShop;
let editor: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml(`
products:
  - { sku: OKAPI, categories: [living], name: { en: Okapi, fr: Okapi }, price: 10, stock: 5 }`);
  editor = await signInAs(shop, 'editor');
});
afterAll(() => shop.close());

interface Found {
  readonly items: readonly Change[];
  readonly total: number;
  readonly next: string | null;
}
interface Undone {
  readonly change: Change | null;
  readonly entries: Change['entries'];
}
const rows = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
const get = (path: string): Promise<TestAnswer> => shop.get(`private/${path}`, editor.headers);
const find = async (query: string) => (await get(`changes?${query}`)).body as Found;
const undo = (id: number, payload: object = {}, lang = 'en') =>
  shop.send({
    method: 'POST',
    url: `/api/v1/private/changes/${id}/undo?lang=${lang}`,
    headers: editor.headers,
    payload,
  });
/** A new price; returns the number of the change. */
async function change(price: string): Promise<number> {
  await shop.send({
    method: 'POST',
    url: '/api/v1/private/product/OKAPI/price',
    headers: editor.headers,
    payload: { price },
  });
  return (await find('count=1')).items[0]?.id ?? 0;
}
const priceNow = async () =>
  (
    await rows<{ amount: number }>(
      sql`select amount from price_offers o join variants v on v.id = o.variant_id where sku = 'OKAPI'
        order by o.id desc limit 1`,
    )
  )[0]?.amount;

test('finds changes by SKU, person and day, newest first, and pages through them', async () => {
  const ids = [await change('11'), await change('12'), await change('13')];
  const all = await find('sku=OKAPI');
  expect(all.items.slice(0, 3).map(({ id }) => id)).toEqual(ids.toReversed());
  expect(all.items[0]).toMatchObject({
    actor: editor.actor,
    action: 'price OKAPI 13',
    canUndo: true,
    undoneBy: null,
    entries: [{ kind: 'variant', key: 'OKAPI', fields: [{ field: 'price', from: 12, to: 13 }] }],
    entriesTotal: 1,
  });
  const first = await find('sku=OKAPI&count=2');
  const second = await find(`sku=OKAPI&count=2&after=${first.next}`);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all.items.slice(0, 4).map(({ id }) => id));
  expect((await find(`actor=${encodeURIComponent(editor.email.toUpperCase())}`)).total).toBe(3);
  expect((await find('actor=%25')).total).toBe(0);
  expect((await find('sku=NONE')).total).toBe(0);
  expect((await find('sku=OKAPI&kind=variant')).items.slice(0, 3).map(({ id }) => id)).toEqual(ids.toReversed());
  // The import that made it changed its product and its variant: only what was asked for is shown.
  expect((await find('sku=OKAPI&kind=product')).items.flatMap(({ entries }) => entries)).toEqual([
    expect.objectContaining({ kind: 'product', key: 'OKAPI' }),
  ]);
  expect((await find('kind=nothing')).total).toBe(0);
  expect((await find('until=2020-01-01')).total).toBe(0);
  expect((await find('from=2020-01-01')).total).toBeGreaterThan(3);
  expect((await get('changes?from=soon')).status).toBe(400);
});

test('a list has the first three entries of a change, the change itself all', async () => {
  const [imported] = (await find('count=200')).items.filter(({ entriesTotal }) => entriesTotal > 3);
  expect(imported?.entries).toHaveLength(3);
  // An owner, because the first import has settings and coupons, which an editor does not see.
  const owner = await signInAs(shop, 'owner');
  const shown = (await shop.get(`private/changes/${imported?.id}`, owner.headers)).body as Change;
  expect(shown.entries).toHaveLength(imported?.entriesTotal ?? 0);
  expect(await get('changes/999999')).toMatchObject({ status: 404, body: { code: 'history.not-found' } });
  expect((await get('changes/x')).status).toBe(400);
});

test('a preview tells what the undo will change, and changes nothing', async () => {
  const id = await change('21');
  const before = await priceNow();
  const known = (await find('count=1')).items[0]?.id;
  const preview = await undo(id, { preview: true });
  expect(preview).toMatchObject({ status: 200, body: { change: null } });
  expect(await priceNow()).toBe(before);
  expect((await find('count=1')).items[0]?.id).toBe(known);
  const undone = (await undo(id)).body as Undone;
  expect(undone.entries).toEqual((preview.body as Undone).entries);
  expect(undone.change).toMatchObject({ undoes: id, actor: editor.actor });
  expect(await priceNow()).toBe(1300);
  expect((await get(`changes/${id}`)).body).toMatchObject({ undoneBy: undone.change?.id, canUndo: false });
});

test('the undo of an undo brings the change back', async () => {
  const id = await change('31');
  const { change: first } = (await undo(id)).body as Undone;
  expect(first?.canUndo).toBe(true);
  await undo(first?.id ?? 0);
  expect(await priceNow()).toBe(3100);
});

test('a refused undo says why, in the language of the person, and the preview is refused alike', async () => {
  const id = await change('41');
  await change('42');
  for (const body of [{ preview: true }, {}])
    expect(await undo(id, body)).toMatchObject({
      status: 409,
      body: { code: 'history.changed-again', conflicts: [{ kind: 'variant', key: 'OKAPI', field: 'price' }] },
    });
  expect(await undo(id, {}, 'de')).toMatchObject({ body: { message: expect.stringContaining('OKAPI price') } });
  const done = await change('43');
  await undo(done);
  expect(await undo(done)).toMatchObject({ status: 409, body: { code: 'history.undone' } });
  const old = await change('44');
  await rows(sql`update history_changes set at = at - interval '31 days' where id = ${old}`);
  expect(await undo(old)).toMatchObject({ status: 409, body: { code: 'history.too-old' } });
  expect((await get(`changes/${old}`)).body).toMatchObject({ canUndo: false });
  expect(await undo(999_999)).toMatchObject({ status: 404, body: { code: 'history.not-found' } });
});

test('two people who undo the same change at once: one does', async () => {
  const id = await change('51');
  const answers = await Promise.all([undo(id), undo(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('changes of another store do not exist', async () => {
  const id = await change('61');
  const [other] = await rows<{ id: number }>(
    sql`insert into stores (code, name, currency, languages, country, size_unit, weight_unit, ships_to, social)
      values ('OTHER', 'Other', 'USD', '{en}', 'US', 'CM', 'KG', '{US}', '{}') returning id`,
  );
  await rows(sql`update history_changes set store_id = ${other?.id} where id = ${id}`);
  expect((await get(`changes/${id}`)).status).toBe(404);
  expect((await undo(id)).status).toBe(404);
  expect((await find('count=200')).items.map((item) => item.id)).not.toContain(id);
});

test('every call of these endpoints needs a session and its permission', async () => {
  const packer = await signInAs(shop, 'orders');
  for (const endpoint of Object.values(staffHistory)) {
    const url = `/api/v1/${endpoint.path.replace('{id}', '1')}`;
    const request = { method: endpoint.method, url, ...(endpoint.method === 'POST' && { payload: {} }) };
    expect((await shop.send(request)).status, endpoint.name).toBe(401);
    expect((await shop.send({ ...request, headers: packer.headers })).status, endpoint.name).toBe(403);
  }
});
