// Products in the back office: finding them, and changing one cell.
import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { staffEndpoints } from '@vitrine/contract/staff-endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestAnswer } from '../../testing/asked-shop.ts';
import { eventually } from '../../testing/eventually.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../testing/test-staff.ts';

const STRANGE = 'A/B ü%_#?+1';
const now = new Date('2026-11-17T10:00:00Z');
let shop: TestShop;
let editor: TestStaff;

beforeAll(async () => {
  shop = await openTestShop(undefined, () => now);
  await shop.importYaml(`
products:
  - { sku: ZED-1, categories: [mugs], name: { en: Zebra cup, fr: Tasse zèbre }, price: 10, stock: 5 }
  - { sku: ZED-2, categories: [living], name: { en: Zebra bowl }, price: 20, stock: 0, visible: false }
  - { sku: ZED-3, categories: [living], name: { en: Écru zebra, fr: Zèbre écru }, price: 30, stock: 2, lowStock: 3 }
  - { sku: "${STRANGE}", categories: [living], name: { en: Odd zebra }, price: 30, stock: 7 }`);
  editor = await signInAs(shop, 'editor');
});
afterAll(() => shop.close());

interface Found {
  readonly items: readonly CatalogRow[];
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly next: string | null;
}
const rows = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
const get = (path: string): Promise<TestAnswer> => shop.get(`private/${path}`, editor.headers);
const find = async (query: string) => (await get(`products?${query}`)).body as Found;
const skus = async (query: string) => (await find(query)).items.map(({ sku }) => sku);
const send = (method: 'POST' | 'PATCH', sku: string, path: string, payload: object, person = editor) =>
  shop.send({
    method,
    url: `/api/v1/private/product/${encodeURIComponent(sku)}${path}`,
    headers: person.headers,
    payload,
  });
const patch = (sku: string, body: object) => send('PATCH', sku, '', body);
const price = (sku: string, body: object) => send('POST', sku, '/price', body);
const stock = (sku: string, body: object, person?: TestStaff) => send('POST', sku, '/inventory', body, person);
const changes = async () => (await rows<{ n: number }>(sql`select count(*)::int as n from history_changes`))[0]?.n ?? 0;
const lastChange = async () =>
  (
    await rows<{ actor: string; fields: object }>(
      sql`select actor, fields from history_changes join history_entries on change_id = id order by id desc limit 1`,
    )
  )[0];

describe('searchCatalog', () => {
  test('finds by parts of the name in any language, by brand and by SKU, hidden products too', async () => {
    expect(await skus('q=zebra')).toEqual(['ZED-3', STRANGE, 'ZED-2', 'ZED-1']);
    expect(await skus(`q=${encodeURIComponent('ZÈBRE')}`)).toEqual(['ZED-3', 'ZED-1']);
    expect(await skus('q=bowl zeb')).toEqual(['ZED-2']);
    expect(await skus('q=zed-')).toHaveLength(3);
    expect(await skus('q=ze&sort=newest')).toEqual([STRANGE, 'ZED-3', 'ZED-2', 'ZED-1']);
    expect(await skus(`q=${encodeURIComponent(STRANGE)}`)).toEqual([STRANGE]);
    for (const text of ['%', 'zed_1', 'nothing at all', "' or 1=1 --", '\\'])
      expect(await skus(`q=${encodeURIComponent(text)}`), text).toEqual([]);
    expect((await get(`products?q=${'x'.repeat(2000)}`)).status).toBe(400);
  });

  test('filters by category with its descendants, brand, visibility and stock', async () => {
    expect(await skus('q=zed&category=mugs')).toEqual(['ZED-1']);
    const [child] = await rows<{ code: string; parent: string }>(
      sql`select c.code, p.code as parent from categories c join categories p on p.id = c.parent_id limit 1`,
    );
    expect(child).toBeDefined();
    const inChild = await skus(`category=${child?.code}&count=200`);
    expect(inChild.length).toBeGreaterThan(0);
    expect(await skus(`category=${child?.parent}&count=200`)).toEqual(expect.arrayContaining(inChild));
    expect(await skus('q=zed&visible=no')).toEqual(['ZED-2']);
    expect(await skus('q=zed&visible=yes')).toEqual(['ZED-3', 'ZED-1']);
    expect(await skus('q=zed&stock=out')).toEqual(['ZED-2']);
    expect(await skus('q=zed&stock=low')).toEqual(['ZED-3']);
    const [brand] = await rows<{ code: string; products: number }>(
      sql`select m.code, count(*)::int as products from manufacturers m join products p on p.manufacturer_id = m.id
        group by m.code limit 1`,
    );
    expect((await find(`brand=${brand?.code}`)).total).toBe(brand?.products);
    expect(await find('brand=none')).toMatchObject({ items: [], total: 0, next: null });
    expect(await find('category=none')).toMatchObject({ items: [], total: 0, totalIsExact: true });
    for (const wrong of ['stock=some', 'visible=maybe', 'count=0', 'count=201', 'sort=price'])
      expect((await get(`products?${wrong}`)).status, wrong).toBe(400);
  });

  test.each(['sort=name', 'sort=newest', 'q=e', 'visible=yes&sort=newest'])(
    'pages of "%s" have every product once',
    async (query) => {
      const all = await find(`${query}&count=200`);
      expect(all.next).toBeNull();
      expect(all.total).toBe(all.items.length);
      const seen: string[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const page: Found = await find(`${query}&count=3${next && `&after=${next}`}`);
        seen.push(...page.items.map(({ sku }) => sku));
        next = page.next;
      }
      expect(seen).toEqual(all.items.map(({ sku }) => sku));
    },
  );

  test('a row has what the list shows, with amounts as decimal numbers', async () => {
    expect((await find('q=ZED-2')).items[0]).toMatchObject({
      sku: 'ZED-2',
      name: 'Zebra bowl',
      visible: false,
      priceFrom: '20.00',
      priceTo: '20.00',
      stock: 0,
      missingLanguages: expect.arrayContaining(['fr']),
      variants: [{ sku: 'ZED-2', label: '', price: '20.00', sale: null, stock: 0, lowStock: false, available: true }],
    });
    const [mug] = (await find('q=MUG-BLUE-S')).items;
    expect(mug?.variants.find(({ sku }) => sku === 'MUG-BLUE-S')?.label).toBe('Blue, Small');
  });

  test('a page needs at most 5 queries, however long it is', async () => {
    const session = Reflect.get(shop.database.db, 'session') as { prepareQuery(...all: unknown[]): unknown };
    const prepared = vi.spyOn(session, 'prepareQuery');
    const count = async (query: string) => {
      prepared.mockClear();
      expect((await find(query)).items.length).toBeGreaterThan(0);
      return prepared.mock.calls.length;
    };
    expect(await count('count=200')).toBeLessThanOrEqual(5);
    expect(await count('count=200&q=ze&category=living&visible=no&stock=out')).toBeLessThanOrEqual(5);
    expect(prepared.mock.calls.length).toBeGreaterThan(2);
    prepared.mockRestore();
  });
});

describe('patchProduct', () => {
  test('renames a product for the merchant, the shopper and the search, as one change', async () => {
    const before = await changes();
    const answer = await patch('ZED-1', { name: '  Okapi cup ', visible: true });
    expect(answer).toMatchObject({ status: 200, body: { sku: 'ZED-1', name: 'Okapi cup' } });
    expect(await changes()).toBe(before + 1);
    expect(await lastChange()).toMatchObject({
      actor: editor.actor,
      fields: { 'name.en': { from: 'Zebra cup', to: 'Okapi cup' } },
    });
    expect(await skus('q=okapi')).toEqual(['ZED-1']);
    await eventually(async () =>
      expect((await shop.get('product/ZED-1')).body).toMatchObject({ description: { name: 'Okapi cup' } }),
    );
    await patch('ZED-1', { name: 'Zebra cup' });
  });

  test('a new name leaves a product archived that somebody has archived meanwhile', async () => {
    const archiveHead = (archived: boolean) =>
      rows(
        sql`update product_heads set archived = ${archived} from products p where p.id = product_id and p.sku = 'ZED-1'`,
      );
    // As if the product had been read before the other change was committed.
    await archiveHead(true);
    await patch('ZED-1', { name: 'Okapi cup' });
    expect(await skus('q=okapi')).toEqual([]);
    await archiveHead(false);
    expect(await skus('q=okapi')).toEqual(['ZED-1']);
    await patch('ZED-1', { name: 'Zebra cup' });
  });

  test('a language without a text gets one, with an address of its own; the undo removes it', async () => {
    await patch('ZED-2', { name: 'Tasse zèbre', lang: 'fr' });
    const text = () =>
      rows<{ name: string; slug: string }>(
        sql`select t.name, t.friendly_url as slug from product_texts t join products p on p.id = t.product_id
          where p.sku = 'ZED-2' and t.language = 'fr'`,
      );
    expect(await text()).toEqual([{ name: 'Tasse zèbre', slug: 'tasse-zebre-2' }]);
    expect((await find('q=ZED-2')).items[0]?.missingLanguages).not.toContain('fr');
    const [run] = await shop.commands.listHistory('ZED-2');
    await shop.commands.undoChange(run?.id ?? 0);
    expect(await text()).toEqual([]);
  });

  test('shows and hides; nothing to change leaves no entry', async () => {
    expect((await patch('ZED-2', { visible: true })).body).toMatchObject({ visible: true });
    const before = await changes();
    expect((await patch('ZED-2', { visible: true })).status).toBe(200);
    expect(await changes()).toBe(before);
    await patch('ZED-2', { visible: false });
    expect(await changes()).toBe(before + 1);
  });

  test('refuses what it cannot do', async () => {
    expect(await patch('NONE', { visible: true })).toMatchObject({ status: 404, body: { code: 'product.not-found' } });
    expect(await patch('ZED-1', {})).toMatchObject({ status: 400, body: { code: 'change.nothing' } });
    expect(await patch('ZED-1', { name: 'x', lang: 'xx' })).toMatchObject({ body: { code: 'text.language' } });
    for (const name of ['', '  ', 'x'.repeat(121), 'x'.repeat(2000), 7, null])
      expect((await patch('ZED-1', { name })).status).toBe(400);
  });
});

describe('setPrice', () => {
  test('sets price and sale as one change, and null ends the sale', async () => {
    const before = await changes();
    const sale = { price: '8.50', from: null, until: '2026-12-01T00:00:00Z' };
    const answer = await price('ZED-1', { price: '12', sale });
    expect(answer.body).toMatchObject({
      priceFrom: '8.50',
      variants: [{ price: '12.00', sale: { price: '8.50', from: null, until: '2026-12-01T00:00:00.000Z' } }],
    });
    expect(await changes()).toBe(before + 1);
    expect(await lastChange()).toMatchObject({ fields: { price: { from: 1000, to: 1200 }, special: { from: null } } });
    expect((await price('ZED-1', { price: '11.00' })).body).toMatchObject({ variants: [{ sale: { price: '8.50' } }] });
    expect((await price('ZED-1', { sale: null })).body).toMatchObject({ variants: [{ price: '11.00', sale: null }] });
    expect(await price('ZED-1', { sale: null })).toMatchObject({ status: 409, body: { code: 'sale.none' } });
    expect(await changes()).toBe(before + 3);
  });

  test('a price of a product is that of all its variants, a SKU of a variant that of one', async () => {
    const { variants = [] } = (await find('q=MUG-BLUE-S')).items[0] ?? {};
    const changed = (await price('MUG-BLUE-S', { price: '19.99' })).body as CatalogRow;
    expect(changed.variants.filter((variant) => variant.price === '19.99')).toHaveLength(1);
    expect(changed.variants).toHaveLength(variants.length);
    expect(((await price('MUG', { price: '20' })).body as CatalogRow).priceTo).toBe('20.00');
  });

  test('refuses wrong amounts and periods, and changes nothing', async () => {
    const before = await changes();
    const sale = (fields: object) => price('ZED-3', { sale: { price: '5', from: null, until: null, ...fields } });
    expect(await price('ZED-3', {})).toMatchObject({ status: 400, body: { code: 'change.nothing' } });
    expect(await price('ZED-3', { price: '0' })).toMatchObject({ body: { code: 'price.invalid' } });
    expect(await price('ZED-3', { price: '1.001' })).toMatchObject({ body: { code: 'price.invalid' } });
    expect(await price('ZED-3', { price: '99999999999999' })).toMatchObject({ body: { code: 'price.invalid' } });
    expect((await price('ZED-3', { price: '-1' })).status).toBe(400);
    expect((await price('ZED-3', { price: 5 })).status).toBe(400);
    expect(await sale({ price: '30' })).toMatchObject({ body: { code: 'sale.not-lower' } });
    expect(await sale({ until: '2026-11-01T00:00:00Z' })).toMatchObject({ body: { code: 'period.invalid' } });
    expect((await sale({ until: 'tomorrow' })).status).toBe(400);
    expect(await changes()).toBe(before);
  });
});

describe('setStock', () => {
  test('refuses a stale number with the current one, and the second of two people', async () => {
    const other = await signInAs(shop, 'orders');
    expect((await stock('ZED-1', { stock: 9, expected: 5 })).body).toMatchObject({ stock: 9 });
    expect(await stock('ZED-1', { stock: 4, expected: 5 }, other)).toMatchObject({
      status: 409,
      body: { code: 'stock.changed', stock: 9 },
    });
    const both = await Promise.all([
      stock('ZED-1', { stock: 1, expected: 9 }),
      stock('ZED-1', { stock: 2, expected: 9 }, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      await rows(sql`select v.stock = (select sum(quantity) from stock_movements m where m.variant_id = v.id) as same
        from variants v where sku = 'ZED-1'`),
    ).toEqual([{ same: true }]);
  });

  test('takes a SKU with any characters in the path', async () => {
    expect((await stock(STRANGE, { stock: 8 })).body).toMatchObject({ sku: STRANGE, stock: 8 });
    expect((await price(STRANGE, { price: '31' })).body).toMatchObject({ sku: STRANGE, priceTo: '31.00' });
    expect((await patch(STRANGE, { name: 'Odd' })).body).toMatchObject({ sku: STRANGE, name: 'Odd' });
  });

  test('refuses numbers that are no stock, and unknown SKUs', async () => {
    for (const wrong of [-1, 1.5, '3', null, 10_000_001])
      expect((await stock('ZED-1', { stock: wrong })).status).toBe(400);
    expect(await stock('NONE', { stock: 1 })).toMatchObject({ status: 404, body: { code: 'product.not-found' } });
    expect((await stock(`x'; drop table products --`, { stock: 1 })).status).toBe(404);
  });
});

test('products of another store do not exist (SECURITY-15)', async () => {
  const [foreign] = await rows<{ id: number }>(
    sql`insert into stores (code, name, currency, languages, country, size_unit, weight_unit, ships_to, social)
      values ('OTHER', 'Other', 'USD', '{en}', 'US', 'CM', 'KG', '{US}', '{}') returning id`,
  );
  const [{ id: own = 0 } = {}] = await rows<{ id: number }>(
    sql`select store_id as id from products where sku = 'ZED-3'`,
  );
  const move = async (to: number) => {
    await rows(sql`update products set store_id = ${to} where sku = 'ZED-3'`);
    await rows(sql`update variants set store_id = ${to} where sku = 'ZED-3'`);
    await rows(
      sql`update product_heads set store_id = ${to} from products p where p.id = product_id and p.sku = 'ZED-3'`,
    );
  };
  await move(foreign?.id ?? 0);
  try {
    expect(await skus('q=ZED-3')).toEqual([]);
    expect((await patch('ZED-3', { visible: false })).status).toBe(404);
    expect((await price('ZED-3', { price: '1' })).status).toBe(404);
    expect((await stock('ZED-3', { stock: 1 })).status).toBe(404);
  } finally {
    await move(own);
  }
});

const called = staffEndpoints.filter(({ feature }) => feature === 'catalog' || feature === 'product-editing');

test('every call of these endpoints needs a session and its permission', async () => {
  const reader = await signInAs(shop, 'read-only');
  const [{ id } = {}] = await rows<{ id: number }>(sql`select id from products where sku = 'ZED-1'`);
  for (const { endpoint } of called) {
    const values: Readonly<Record<string, string>> = {
      sku: 'ZED-1',
      id: String(id),
      code: endpoint.path.startsWith('private/pages/') ? 'story' : 'mugs',
      parent: '-',
      job: '1',
    };
    const url = `/api/v1/${endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')}`;
    const request = { method: endpoint.method, url, ...(endpoint.method !== 'GET' && { payload: {} }) };
    expect((await shop.send(request)).status, endpoint.name).toBe(401);
    expect((await shop.send({ ...request, headers: reader.headers })).status, endpoint.name).toBe(
      endpoint.staff?.permission === 'catalog.r' ? 200 : 403,
    );
  }
});
