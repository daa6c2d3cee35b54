// Drafts of products: stored, shown as they would be, previewed by a link, and published once at their moment.

import * as editProducts from '@vitrine/contract/product-editing/edit-products.ts';
import type { EditedProduct, ProductDraft } from '@vitrine/contract/product-editing/edited-product.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';
import { claimImport, endClaim } from '../changes/running-import-repository.ts';
import { publishDueDrafts } from './draft-job.ts';

/** After everything that the imports of this test write with the time of the database. */
const start = new Date(Date.now() + 3_600_000);
let now = start;
let ticks = 0;
let shop: TestShop;
let editor: TestStaff;
let id = 0;
beforeAll(async () => {
  // Never the same moment twice, as in a shop.
  shop = await openTestShop(undefined, () => new Date(now.getTime() + ++ticks));
  editor = await signInAs(shop, 'editor');
});
beforeEach(async () => {
  now = start;
  await shop.database.db.execute(sql`delete from product_drafts`);
  await shop.importYaml(
    'products: [{ sku: DRAFT-1, categories: [mugs], name: { en: Plain cup, fr: Tasse }, slug: { en: plain-cup }, price: 10, stock: 5, visible: true }]',
  );
  const found = (await shop.get('private/products?q=DRAFT-1', editor.headers)).body as { items: { id: number }[] };
  id = found.items[0]?.id ?? 0;
});
afterAll(() => shop.close());

const at = ({ path }: { readonly path: string }) => `/api/v1/${path.replace('{id}', String(id))}`;
const send = (method: 'PUT' | 'POST' | 'DELETE', endpoint: { readonly path: string }, payload?: object) =>
  shop.send({ method, url: at(endpoint), headers: editor.headers, ...(payload && { payload }) });
const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string }).code];
const read = async () => (await shop.get(at(editProducts.readProductForEdit), editor.headers)).body as EditedProduct;
const readDraft = async () =>
  ((await shop.get(at(editProducts.readDraft), editor.headers)).body as { draft: ProductDraft | null }).draft;
const CHANGES = {
  texts: { en: { name: 'Better cup' } },
  variants: [{ sku: 'DRAFT-1', price: '12.50', stock: { count: 99, expected: 5 } }],
};
const save = async (more: object = {}) =>
  send('PUT', editProducts.saveDraft, { version: (await read()).version, publishAt: null, ...CHANGES, ...more });
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const priceOf = async (query = '') => {
  const { status, body, headers } = await shop.get(`product/plain-cup?lang=en${query}`);
  const { price, description } = body as { price?: number; description?: { name: string } };
  return { status, price, name: description?.name, caching: headers['cache-control'] };
};
const publish = () =>
  publishDueDrafts({ db: shop.database.db, storeCode: 'DEFAULT', shopUrl: 'http://shop.test' }, now);
const changeCount = async () =>
  (await shop.database.db.execute<{ n: number }>(sql`select count(*)::int as n from history_changes`)).rows[0]?.n ?? 0;

describe('a draft', () => {
  test('changes nothing, is shown as it would be, without counted stock, and is discarded', async () => {
    const changes = await changeCount();
    const before = await read();
    expect((await save()).status).toBe(200);
    expect(await read()).toEqual(before);
    expect(await changeCount()).toBe(changes);
    expect(await readDraft()).toMatchObject({
      savedBy: editor.actor,
      publishAt: null,
      problem: null,
      product: { texts: { en: { name: 'Better cup' } }, variants: [{ price: '12.50', stock: 5 }] },
    });
    expect((await send('DELETE', editProducts.deleteDraft)).status).toBe(204);
    expect(await readDraft()).toBeNull();
    expect(codeOf(await send('DELETE', editProducts.deleteDraft))).toEqual([404, 'draft.not-found']);
    expect(codeOf(await send('POST', editProducts.previewDraft))).toEqual([404, 'draft.not-found']);
  });

  test('that cannot be saved, is stale or lies in the past is refused', async () => {
    expect(codeOf(await save({ brand: 'nobody' }))).toEqual([404, 'manufacturer.not-found']);
    expect(codeOf(await save({ version: 'old' }))).toEqual([409, 'product.changed']);
    expect(codeOf(await save({ publishAt: minutes(-1).toISOString() }))).toEqual([400, 'draft.past']);
    expect(codeOf(await save({ publishAt: 'soon' }))).toEqual([400, 'request.invalid']);
    expect(await readDraft()).toBeNull();
  });
});

describe('a preview', () => {
  const link = async () => {
    const { url } = (await send('POST', editProducts.previewDraft)).body as { url: string };
    expect(url).toMatch(/^\/product\/plain-cup\?preview=\d+\.\d+\.[\w-]{43}$/);
    return url.split('preview=')[1] ?? '';
  };

  test('shows the draft to its link only, and nothing of it is cached (STAFF-14, SECURITY-14)', async () => {
    await save();
    expect(await priceOf()).toMatchObject({ price: 10, name: 'Plain cup' });
    const token = await link();
    expect(await priceOf(`&preview=${token}`)).toEqual({
      status: 200,
      price: 12.5,
      name: 'Better cup',
      caching: 'no-store',
    });
    expect(await priceOf()).toMatchObject({ price: 10, name: 'Plain cup' });
    expect((await read()).texts.en?.name).toBe('Plain cup');
  });

  test('ends after half an hour or with its draft, and cannot be made up (SECURITY-12)', async () => {
    await save();
    const token = await link();
    const [product = '', until = '', signature = ''] = token.split('.');
    for (const wrong of [
      'x',
      `${product}.${Number(until) + 60}.${signature}`,
      `${Number(product) + 1}.${until}.${signature}`,
      `${product}.${until}.${'A'.repeat(43)}`,
    ])
      expect((await priceOf(`&preview=${wrong}`)).status, wrong).toBe(404);
    now = minutes(31);
    expect((await priceOf(`&preview=${token}`)).status).toBe(404);
    now = minutes(1);
    await send('DELETE', editProducts.deleteDraft);
    expect((await priceOf(`&preview=${token}`)).status).toBe(404);
  });
});

describe('publishing at a moment', () => {
  test('happens once, also with two processes, on top of what has changed meanwhile (STAFF-15)', async () => {
    expect((await save({ publishAt: minutes(10).toISOString() })).status).toBe(200);
    await publish();
    expect((await read()).texts.en?.name).toBe('Plain cup');
    await shop.commands.setVisible('DRAFT-1', false);
    const changes = await changeCount();
    now = minutes(11);
    await Promise.all([publish(), publish()]);
    expect(await read()).toMatchObject({
      visible: false,
      texts: { en: { name: 'Better cup' } },
      variants: [{ price: '12.50', stock: 5 }],
    });
    expect(await changeCount()).toBe(changes + 1);
    const [latest] = await shop.commands.listHistory();
    expect(latest).toMatchObject({ actor: editor.actor, action: 'publish DRAFT-1' });
    expect(await readDraft()).toBeNull();
    await publish();
    expect(await changeCount()).toBe(changes + 1);
  });

  test('waits for an import, and a draft that cannot be published any more says why', async () => {
    await save({ publishAt: minutes(10).toISOString(), texts: { en: { slug: 'taken-by-others' } } });
    await shop.importYaml(
      'products: [{ sku: DRAFT-2, categories: [mugs], name: { en: Other }, slug: { en: taken-by-others }, price: 1, stock: 1 }]',
    );
    now = minutes(11);
    const claim = await claimImport(shop.database.db, 'DEFAULT', await shop.database.presence());
    await publish();
    expect((await readDraft())?.publishAt).toBe(minutes(10).toISOString());
    if (claim) await endClaim(shop.database.db, claim);
    await publish();
    expect((await read()).texts.en?.slug).toBe('plain-cup');
    expect(await readDraft()).toMatchObject({
      publishAt: null,
      product: null,
      problem: expect.stringContaining('taken-by-others'),
    });
    await shop.importYaml('products: [{ sku: DRAFT-2, slug: { en: free-again } }]');
  });

  test('does not happen when the person who scheduled it has left; the draft stays and can be published by another (SECURITY-11)', async () => {
    const leaving = await signInAs(shop, 'editor');
    const scheduled = { version: (await read()).version, publishAt: minutes(10).toISOString(), ...CHANGES };
    const saved = await shop.send({
      method: 'PUT',
      url: at(editProducts.saveDraft),
      headers: leaving.headers,
      payload: scheduled,
    });
    expect(saved.status).toBe(200);
    await shop.database.db.execute(sql`delete from staff where id = ${leaving.id}`);
    const changes = await changeCount();
    now = minutes(11);
    await publish();
    expect([(await read()).texts.en?.name, await changeCount()]).toEqual(['Plain cup', changes]);
    expect(await readDraft()).toMatchObject({
      savedBy: leaving.actor,
      publishAt: null,
      product: { texts: { en: { name: 'Better cup' } } },
      problem: expect.stringContaining('has no access any more'),
    });
    expect((await save({ publishAt: minutes(20).toISOString() })).status).toBe(200);
    now = minutes(21);
    await publish();
    expect((await read()).texts.en?.name).toBe('Better cup');
  });
});
