// Changes of many products: previewed, made as one change, refused when they are stale, and taken back.

import type { BulkJob, BulkRow } from '@vitrine/contract/product-editing/bulk-actions.ts';
import * as bulkChanges from '@vitrine/contract/product-editing/bulk-changes.ts';
import * as editStructure from '@vitrine/contract/product-editing/edit-structure.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';
import { UnfinishedImport } from '../changes/import-caller.ts';
import { finishInterruptedImport } from '../changes/run-steps.ts';
import { createStepRunner } from '../changes/step-runner.ts';
import { deleteOldBulkJobs } from '../product-editing-feature.ts';
import { runDueBulk } from './bulk-job.ts';
import { runBulk } from './run-bulk.ts';

const MANY = 230;
let shop: TestShop;
let editor: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  const many = Array.from(
    { length: MANY },
    (_, index) =>
      `  - { sku: HEAP-${index}, categories: [mugs], name: { en: Heap ${index}, fr: Tas ${index} }, price: ${10 + index}, stock: 5 }`,
  );
  await shop.importYaml(`
options:
  - { code: shade, name: { en: Shade }, values: [{ code: red, name: { en: Red } }, { code: blue, name: { en: Blue } }] }
brands: [{ code: zebra, name: Zebra }]
properties: [{ code: glaze, name: { en: Glaze, fr: Émail } }, { code: origin, name: { en: Origin } }]
products:
  - { sku: B-1, categories: [mugs], name: { en: Bulk one, fr: Lot un }, highlights: { en: Keeps its text }, price: 10, stock: 5 }
  - { sku: B-2, categories: [mugs, living], name: { en: Bulk two }, price: 20, stock: 0, properties: { origin: { en: Spain }, glaze: { en: Matt, fr: Mat } } }
  - { sku: B-3, categories: [mugs], name: { en: Bulk three }, variants: [{ sku: B-3R, options: { shade: red }, price: 30, stock: 1 }, { sku: B-3B, options: { shade: blue }, price: 40, stock: 2 }] }
${many.join('\n')}`);
  editor = await signInAs(shop, 'editor');
});
afterAll(() => shop.close());

const rows = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
/** The address of an endpoint. */
const at = ({ path }: { readonly path: string }, job = 0): string =>
  path.replace('private/', '').replace('{job}', String(job));
const send = (
  method: 'POST' | 'GET' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  person = editor,
): Promise<TestAnswer> =>
  shop.send({ method, url: `/api/v1/private/${path}`, headers: person.headers, ...(payload && { payload }) });
const idsOf = async (...skus: string[]) =>
  (await rows<{ id: number; sku: string }>(sql`select id, sku from products`))
    .filter(({ sku }) => skus.includes(sku))
    .map(({ id }) => id);
const preview = async (skus: readonly string[], actions: object, person = editor) =>
  send('POST', at(bulkChanges.previewBulk), { selection: { ids: await idsOf(...skus) }, actions }, person);
const jobOf = ({ status, body }: TestAnswer): BulkJob => {
  expect([status, body]).toEqual([201, expect.anything()]);
  return body as BulkJob;
};
const run = (job: number) => send('POST', at(bulkChanges.runBulk, job));
const rowsOf = async (job: number, query = '') =>
  (await send('GET', `${at(bulkChanges.listBulkRows, job)}?${query}`)).body as {
    items: BulkRow[];
    total: number;
    next: string | null;
  };
const undo = (id: number | null) => send('POST', `changes/${id}/undo`, {});
const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string }).code];
const prices = async (like = 'B-%') =>
  Object.fromEntries(
    (
      await rows<{ sku: string; amount: number; special: number | null }>(
        sql`select distinct on (v.sku) v.sku, o.amount, o.special_amount as special from variants v
          join price_offers o on o.variant_id = v.id where v.sku like ${like} order by v.sku, o.since desc, o.id desc`,
      )
    ).map(({ sku, amount, special }) => [sku, special === null ? amount : [amount, special]]),
  );
const changeCount = async () =>
  (await rows<{ n: number }>(sql`select count(*)::int as n from history_changes`))[0]?.n ?? 0;

test('a preview says what changes, what stays and what is refused, and changes nothing; the run makes exactly that as one change', async () => {
  const before = await prices();
  const changes = await changeCount();
  const job = jobOf(
    await preview(['B-1', 'B-2', 'B-3'], {
      price: { kind: 'set', amount: '20' },
      sale: { kind: 'price', price: '15', from: null, until: null },
    }),
  );
  expect(job).toMatchObject({ state: 'ready', changed: 3, unchanged: 0, refused: 0, warned: 1, changeId: null });
  const { items, total } = await rowsOf(job.job);
  expect(total).toBe(3);
  expect(items.find(({ sku }) => sku === 'B-1')).toEqual({
    sku: 'B-1',
    name: 'Bulk one',
    warned: true,
    refusal: null,
    changes: [
      { sku: 'B-1', field: 'price', from: 10, to: 20 },
      { sku: 'B-1', field: 'special', from: null, to: { price: 15, from: null, until: null } },
    ],
  });
  expect((await rowsOf(job.job, 'show=warned')).items.map(({ sku }) => sku)).toEqual(['B-1']);
  expect(await prices()).toEqual(before);
  expect(await changeCount()).toBe(changes);

  const done = await run(job.job);
  expect(done).toMatchObject({ status: 200, body: { state: 'done', progress: 1, changed: 3 } });
  expect(await prices()).toEqual({
    'B-1': [2000, 1500],
    'B-2': [2000, 1500],
    'B-3R': [2000, 1500],
    'B-3B': [2000, 1500],
  });
  expect(await changeCount()).toBe(changes + 1);
  const { changeId } = done.body as BulkJob;
  expect((await send('GET', `changes/${changeId}`)).body).toMatchObject({
    actor: editor.actor,
    action: 'bulk price 20, sale 15',
    entriesTotal: 4,
  });
  expect(codeOf(await run(job.job))).toEqual([409, 'bulk.done']);
  // Shoppers see the change, texts included.
  const shown = (await shop.get('product/B-1')).body as { finalPrice: string; description: { highlights: string } };
  expect(shown).toMatchObject({ description: { highlights: 'Keeps its text' } });
  expect(shown.finalPrice).toContain('15.00');
  expect((await undo(changeId)).status).toBe(200);
  expect(await prices()).toEqual(before);
});

test('stock, categories, brand and visibility change with their movements, lists and search words, and undo takes them back', async () => {
  const state = () =>
    rows(sql`select p.sku, p.visible, m.code as brand, v.stock,
        (select array_agg(c.code order by pc.position) from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id) as places,
        (select string_agg(d.head, '|' order by d.language) from search_documents d where d.product_id = p.id) as words,
        (select l.shown from product_listings l where l.product_id = p.id) as shown
      from products p join variants v on v.product_id = p.id left join manufacturers m on m.id = p.manufacturer_id
      where p.sku in ('B-1', 'B-2') order by p.sku`);
  const before = await state();
  const job = jobOf(
    await preview(['B-1', 'B-2'], {
      stock: { kind: 'add', pieces: 3 },
      categories: { kind: 'add', codes: ['living'] },
      brand: 'zebra',
      visible: false,
    }),
  );
  expect(job).toMatchObject({ changed: 2, refused: 0 });
  const { changeId } = (await run(job.job)).body as BulkJob;
  expect(await state()).toMatchObject([
    { sku: 'B-1', visible: false, brand: 'zebra', stock: 8, places: ['mugs', 'living'], shown: false },
    { sku: 'B-2', visible: false, brand: 'zebra', stock: 3, places: ['mugs', 'living'], shown: false },
  ]);
  expect(JSON.stringify(await state())).toContain('zebra b-1');
  const movements = await rows<{ quantity: number; reason: string }>(
    sql`select m.quantity, m.reason from stock_movements m join variants v on v.id = m.variant_id where v.sku = 'B-2' order by m.id desc limit 1`,
  );
  expect(movements).toEqual([{ quantity: 3, reason: 'merchant' }]);
  expect((await undo(changeId)).status).toBe(200);
  expect(await state()).toEqual(before);
});

test('the archive takes products out of the shop and out of the list, with their search and bulk filters, until they are shown again', async () => {
  const listed = async (query: string) =>
    ((await send('GET', `products?q=bulk&${query}`)).body as { items: { sku: string; visible: boolean }[] }).items.map(
      ({ sku }) => sku,
    );
  const all = await listed('');
  const job = jobOf(await preview(['B-1', 'B-2'], { archived: true }));
  expect((await rowsOf(job.job)).items[0]?.changes).toEqual([{ sku: null, field: 'archived', from: false, to: true }]);
  const { changeId } = (await run(job.job)).body as BulkJob;
  expect([await listed(''), await listed('visible=yes'), await listed('visible=no')]).toEqual([['B-3'], ['B-3'], []]);
  expect(await listed('visible=archived')).toEqual(['B-1', 'B-2']);
  expect([(await shop.get('product/B-1')).status, (await shop.get('product/B-3')).status]).toEqual([404, 200]);
  const ofFilter = (visible?: string) => ({
    selection: { filter: { q: 'bulk', ...(visible && { visible }) } },
    actions: { brand: 'zebra' },
  });
  expect(jobOf(await send('POST', at(bulkChanges.previewBulk), ofFilter()))).toMatchObject({ changed: 1 });
  expect(jobOf(await send('POST', at(bulkChanges.previewBulk), ofFilter('archived')))).toMatchObject({ changed: 2 });

  // Shown by its switch, by a bulk change and by the undo.
  const shown = await shop.send({
    method: 'PATCH',
    url: '/api/v1/private/product/B-1',
    headers: editor.headers,
    payload: { visible: true },
  });
  expect(shown.body).toMatchObject({ visible: true, archived: false });
  expect(await listed('visible=archived')).toEqual(['B-2']);
  const back = jobOf(await preview(['B-1', 'B-2'], { visible: true }));
  expect(back).toMatchObject({ changed: 1, unchanged: 1 });
  const made = (await run(back.job)).body as BulkJob;
  expect(await listed('')).toEqual(all);
  expect((await undo(made.changeId)).status).toBe(200);
  expect(await listed('visible=archived')).toEqual(['B-2']);
  // The product that was shown since stands in the way of the first undo.
  expect((await undo(changeId)).status).toBe(409);
  expect((await run(jobOf(await preview(['B-2'], { archived: false })).job)).status).toBe(200);
  expect(await listed('')).toEqual(all);
});

test('a property is set, added where it is missing, or removed, and undo takes it back; texts and other properties stay', async () => {
  const state = () =>
    rows(sql`select p.sku, r.code, t.language, t.value from products p
      join product_properties pp on pp.product_id = p.id join properties r on r.id = pp.property_id
      join product_property_texts t on t.product_property_id = pp.id where p.sku in ('B-1', 'B-2') order by 1, 2, 3`);
  const before = await state();
  const property = (kind: string, value?: object) => ({ property: { kind, code: 'glaze', ...(value && { value }) } });
  expect((await send('GET', at(editStructure.listProperties))).body).toMatchObject({
    items: expect.arrayContaining([{ code: 'glaze', name: { en: 'Glaze', fr: 'Émail' } }]),
  });
  const added = jobOf(await preview(['B-1', 'B-2'], property('add', { en: 'Gloss' })));
  expect(added).toMatchObject({ changed: 1, unchanged: 1 });
  const { changeId } = (await run(added.job)).body as BulkJob;
  expect(await state()).toEqual([{ sku: 'B-1', code: 'glaze', language: 'en', value: 'Gloss' }, ...before]);
  const set = jobOf(await preview(['B-1', 'B-2'], property('set', { en: 'Raw', fr: 'Brut' })));
  expect((await rowsOf(set.job)).items.find(({ sku }) => sku === 'B-2')?.changes).toEqual([
    { sku: null, field: 'property.glaze.en', from: 'Matt', to: 'Raw' },
    { sku: null, field: 'property.glaze.fr', from: 'Mat', to: 'Brut' },
  ]);
  const second = (await run(set.job)).body as BulkJob;
  expect(JSON.stringify(await state())).toContain('Brut');
  const removed = (await run(jobOf(await preview(['B-1', 'B-2'], property('remove'))).job)).body as BulkJob;
  expect(await state()).toEqual([{ sku: 'B-2', code: 'origin', language: 'en', value: 'Spain' }]);
  expect((await shop.get('product/B-1')).body).toMatchObject({ description: { highlights: 'Keeps its text' } });
  for (const id of [removed.changeId, second.changeId, changeId]) expect((await undo(id)).status).toBe(200);
  expect(await state()).toEqual(before);
  expect(codeOf(await preview(['B-1'], property('set', { fr: 'Brut' })))).toEqual([400, 'bulk.no-value']);
  expect(codeOf(await preview(['B-1'], property('set', { en: 'Raw', xx: 'Raw' })))).toEqual([400, 'text.language']);
  expect(codeOf(await preview(['B-1'], { property: { kind: 'remove', code: 'nothing' } }))).toEqual([
    404,
    'property.not-found',
  ]);
});

test('values of the merchant’s fields are set for products and variants as previewed, and undo takes them back', async () => {
  await shop.importYaml(`
fields:
  - { code: timber, on: product, kind: choice, name: Timber, choices: [{ code: oak, name: Oak }] }
  - { code: tag-price, on: variant, kind: money, name: Tag price }
  - { code: slogan, on: product, kind: texts, name: Slogan }`);
  const state = () =>
    rows(sql`select p.sku, p.fields, v.fields as variant from products p join variants v on v.product_id = p.id
      where p.sku in ('B-1', 'B-3') order by p.sku, v.sku`);
  const before = await state();
  const actions = { fields: { timber: 'oak', 'tag-price': '1.50', 'slogan.en': 'Hold on' } };
  const { job, changed } = jobOf(await preview(['B-1', 'B-3'], actions));
  expect(changed).toBe(2);
  expect((await rowsOf(job)).items.find(({ sku }) => sku === 'B-3')?.changes).toEqual(
    expect.arrayContaining([
      { sku: null, field: 'fields.timber', from: null, to: 'oak' },
      { sku: 'B-3R', field: 'fields.tag-price', from: null, to: 1.5 },
    ]),
  );
  const { changeId } = (await run(job)).body as BulkJob;
  const values = { timber: 'oak', 'slogan.en': 'Hold on' };
  const variant = { 'tag-price': 150 };
  expect(await state()).toEqual([
    { sku: 'B-1', fields: values, variant },
    { sku: 'B-3', fields: values, variant },
    { sku: 'B-3', fields: values, variant },
  ]);
  expect((await send('GET', `changes/${changeId}`)).body).toMatchObject({
    action: 'bulk set field timber, set field tag-price, set field slogan',
  });
  expect(jobOf(await preview(['B-1', 'B-3'], actions))).toMatchObject({ changed: 0, unchanged: 2 });
  const removal = jobOf(await preview(['B-1', 'B-3'], { fields: { timber: null } }));
  const removed = (await run(removal.job)).body as BulkJob;
  for (const id of [removed.changeId, changeId]) expect((await undo(id)).status).toBe(200);
  expect(await state()).toEqual(before);
  expect(jobOf(await preview(['B-1'], { fields: { 'slogan.fr': 'Tenez' } }))).toMatchObject({ refused: 1 });
  expect(codeOf(await preview(['B-1'], { fields: { timber: 'ash' } }))).toEqual([400, 'field.wrong-value']);
  expect(codeOf(await preview(['B-1'], { fields: { unknown: 'x' } }))).toEqual([404, 'field.not-found']);
  expect(codeOf(await preview(['B-1'], { fields: {} }))).toEqual([400, 'change.nothing']);
});

test('a removed property comes back at its place, also where others were added since, and when that is taken back', async () => {
  await shop.importYaml(`
properties: [{ code: care, name: { en: Care } }, { code: purpose, name: { en: Purpose } }]
products:
  - { sku: PLACED, categories: [mugs], name: { en: Placed }, price: 10, stock: 5, properties: { origin: { en: Spain }, glaze: { en: Matt, fr: Mat }, care: { en: By hand } } }`);
  const order = async () => {
    const product = (await shop.get('product/PLACED')).body as { properties: { property: { code: string } }[] };
    return product.properties.map(({ property }) => property.code);
  };
  const change = async (kind: string, code: string) => {
    const value = kind === 'remove' ? {} : { value: { en: 'Some' } };
    const { job } = jobOf(await preview(['PLACED'], { property: { kind, code, ...value } }));
    return ((await run(job)).body as BulkJob).changeId;
  };
  const takeBack = async (id: number | null) => {
    const { status, body } = await undo(id);
    expect(status).toBe(200);
    return (body as { change: { id: number } }).change.id;
  };
  expect(await order()).toEqual(['origin', 'glaze', 'care']);
  const removed = [await change('remove', 'origin'), await change('remove', 'glaze')];
  await change('set', 'purpose');
  expect(await order()).toEqual(['care', 'purpose']);
  await takeBack(removed[1] ?? null);
  await takeBack(removed[0] ?? null);
  const before = ['origin', 'glaze', 'care', 'purpose'];
  expect(await order()).toEqual(before);
  const back = await takeBack(await change('remove', 'care'));
  const again = await takeBack(back);
  expect(await order()).toEqual(['origin', 'glaze', 'purpose']);
  await takeBack(again);
  expect(await order()).toEqual(before);
  await shop.importYaml('products: [{ sku: PLACED, properties: null }]');
  expect(await order()).toEqual([]);
  const [last] = await rows<{ id: number }>(sql`select max(id) as id from history_changes`);
  await takeBack(last?.id ?? null);
  expect(await order()).toEqual(before);
});

test('products that cannot be changed are refused one by one, the others are changed', async () => {
  const job = jobOf(await preview(['B-1', 'B-2', 'B-3'], { stock: { kind: 'add', pieces: -1 } }));
  expect(job).toMatchObject({ changed: 2, refused: 1 });
  const { items } = await rowsOf(job.job, 'show=refused&lang=de');
  expect(items).toMatchObject([
    { sku: 'B-2', refusal: 'Der neue Bestand von B-2 wäre unter 0 oder zu hoch', changes: [] },
  ]);
  const none = jobOf(await preview(['B-1'], { visible: true }));
  expect(none).toMatchObject({ changed: 0, unchanged: 1 });
  expect(codeOf(await run(none.job))).toEqual([409, 'bulk.nothing']);
});

test('a preview ends with a change of one of its products, and after an hour; nothing is changed then', async () => {
  const first = jobOf(
    await preview(['B-1', 'B-2'], { sale: { kind: 'percent', percent: 10, from: null, until: null } }),
  );
  // The sale would be computed from another price.
  await send('POST', 'product/B-2/price', { price: '21' });
  const before = [await prices(), await changeCount()];
  expect(codeOf(await run(first.job))).toEqual([409, 'bulk.changed']);
  expect([await prices(), await changeCount()]).toEqual(before);
  expect((await rows(sql`select 1 from running_imports`)).length).toBe(0);

  const ordered = jobOf(await preview(['B-1'], { price: { kind: 'set', amount: '11' } }));
  const counted = jobOf(await preview(['B-1'], { stock: { kind: 'set', pieces: 50 } }));
  await rows(sql`update variants set stock = stock - 1 where sku = 'B-1'`);
  await rows(
    sql`insert into stock_movements (variant_id, quantity, reason, at) select id, -1, 'merchant', now() from variants where sku = 'B-1'`,
  );
  expect((await run(ordered.job)).status).toBe(200);
  expect(codeOf(await run(counted.job))).toEqual([409, 'bulk.changed']);

  const old = jobOf(await preview(['B-1'], { price: { kind: 'set', amount: '12' } }));
  await rows(sql`update bulk_jobs set made_at = made_at - interval '61 minutes' where id = ${old.job}`);
  expect(codeOf(await run(old.job))).toEqual([409, 'bulk.expired']);
  await rows(sql`update bulk_jobs set made_at = made_at - interval '1 day' where id = ${old.job}`);
  await deleteOldBulkJobs(shop.database.db, new Date());
  expect(codeOf(await send('GET', at(bulkChanges.readBulk, old.job)))).toEqual([404, 'bulk.not-found']);
  expect(codeOf(await send('GET', at(bulkChanges.listBulkRows, old.job)))).toEqual([404, 'bulk.not-found']);
});

test('a whole filter is changed in steps that equal the preview, with progress; undo restores all (STAFF-9)', async () => {
  const before = await prices('HEAP-%');
  const changes = await changeCount();
  const job = jobOf(
    await send('POST', at(bulkChanges.previewBulk), {
      selection: { filter: { q: 'heap', category: 'mugs' } },
      actions: { price: { kind: 'percent', percent: -10 }, rounding: 'five-cents' },
    }),
  );
  expect(job).toMatchObject({ changed: MANY, refused: 0, warned: 0 });
  const shown: BulkRow[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page = await rowsOf(job.job, `count=100${next && `&after=${next}`}`);
    shown.push(...page.items);
    next = page.next;
  }
  const promised = Object.fromEntries(
    shown.map(({ sku, changes: [change] }) => [sku, Math.round(Number(change?.to) * 100)]),
  );
  const [first, second] = await Promise.all([run(job.job), run(job.job)]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  expect(await prices('HEAP-%')).toEqual(promised);
  expect(await changeCount()).toBe(changes + 1);
  const { changeId } = (await send('GET', at(bulkChanges.readBulk, job.job))).body as BulkJob;
  expect((await send('GET', at(bulkChanges.readBulk, job.job))).body).toMatchObject({ state: 'done', progress: 1 });
  const listed = await rows<{ differing: number }>(
    sql`select count(*)::int as differing from product_listings l join products p on p.id = l.product_id
      join search_documents d on d.product_id = p.id join variants v on v.product_id = p.id
      where p.sku like 'HEAP-%' and (l.price <> d.price
        or l.price <> (select o.amount from price_offers o where o.variant_id = v.id order by o.since desc, o.id desc limit 1))`,
  );
  expect(listed).toEqual([{ differing: 0 }]);
  expect((await undo(changeId)).status).toBe(200);
  expect(await prices('HEAP-%')).toEqual(before);
});

/** The use case of a process whose connection is lost before that transaction. */
async function runLosing(job: number, isLost: () => Promise<boolean>): Promise<unknown> {
  const { longRunning } = shop.database;
  const transaction = async (work: never) => {
    if (await isLost()) throw new Error('connection lost');
    return longRunning.transaction(work);
  };
  const database = {
    ...shop.database,
    longRunning: Object.create(longRunning, { transaction: { value: transaction } }),
  };
  return runBulk(
    {
      db: shop.database.db,
      database,
      storeCode: 'DEFAULT',
      shopUrl: 'http://shop.test',
      now: new Date(),
      actor: editor.actor,
      language: 'en',
      isOpen: false,
    },
    job,
  ).catch((error: unknown) => error);
}

test('a process that ends while it compares changes nothing; one that ends in the middle is finished by the next one (STAFF-10)', async () => {
  const before = await prices('HEAP-%');
  const request = {
    selection: { filter: { q: 'heap' } },
    actions: { price: { kind: 'add', amount: '1' } },
  };
  const job = jobOf(await send('POST', at(bulkChanges.previewBulk), request));
  const isCommitted = async () => (await rows(sql`select 1 from running_imports where head is not null`)).length > 0;
  let transactions = 0;
  await runLosing(job.job, async () => ++transactions > 3);
  expect(await isCommitted()).toBe(false);
  expect([await prices('HEAP-%'), (await rows(sql`select 1 from import_steps`)).length]).toEqual([before, 0]);

  const read = async () => (await send('GET', at(bulkChanges.readBulk, job.job))).body as BulkJob;
  expect(await read()).toMatchObject({ state: 'ready', progress: 0 });
  let left = 2;
  const seen: BulkJob[] = [];
  const error = await runLosing(job.job, async () => {
    seen.push(await read());
    return (await isCommitted()) && --left < 0;
  });
  expect(error).toBeInstanceOf(UnfinishedImport);
  // All are compared, none is changed.
  expect(seen).toContainEqual(expect.objectContaining({ state: 'running', progress: 0.2, changeId: null }));
  const progress = seen.map((one) => one.progress);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  const state = await read();
  expect(state).toMatchObject({ state: 'running', changeId: expect.any(Number) });
  expect([state.progress > 0.2, state.progress < 1]).toEqual([true, true]);
  expect(codeOf(await preview(['B-1'], { visible: false }))).toEqual([201, undefined]);
  await shop.database.db.execute(sql`update running_imports set holder = 0`);
  await finishInterruptedImport(shop.database, 'DEFAULT', createStepRunner(false));
  const done = await read();
  expect(done).toMatchObject({ state: 'done', progress: 1, changeId: state.changeId });
  expect(await prices('HEAP-%')).toEqual(
    Object.fromEntries(Object.entries(before).map(([sku, price]) => [sku, Number(price) + 100])),
  );
  expect((await undo(done.changeId)).status).toBe(200);
  expect(await prices('HEAP-%')).toEqual(before);
});

const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);
const schedule = (job: number, moment: Date, person = editor) =>
  send('PUT', at(bulkChanges.scheduleBulk, job), { at: moment.toISOString() }, person);
const scheduled = async (language = 'en') =>
  (
    (await send('GET', `${at(bulkChanges.listScheduledBulk)}?lang=${language}`)).body as {
      items: { job: number; fields: string[]; changed: number; madeBy: string; problem: string | null }[];
    }
  ).items;
/** The leader's job, in one of the processes of the shop. */
const runDue = (now: Date) =>
  runDueBulk({ db: shop.database.db, database: shop.database, storeCode: 'DEFAULT', shopUrl: 'http://shop.test' }, now);

test('a change is made at its moment, once with two processes, on top of what has changed by then', async () => {
  const before = await prices();
  const changes = await changeCount();
  const job = jobOf(await preview(['B-1', 'B-2'], { price: { kind: 'add', amount: '1' } }));
  expect(codeOf(await schedule(job.job, inHours(-1)))).toEqual([400, 'draft.past']);
  expect((await schedule(job.job, inHours(30))).body).toMatchObject({ state: 'scheduled', changeId: null });
  expect(await scheduled()).toMatchObject([
    { job: job.job, fields: ['price'], changed: 2, madeBy: editor.actor, problem: null },
  ]);
  await deleteOldBulkJobs(shop.database.db, inHours(29));
  await runDue(inHours(29));
  expect([await prices(), await changeCount()]).toEqual([before, changes]);
  // Meanwhile a price has changed, which a preview would not survive.
  await send('POST', 'product/B-2/price', { price: '50' });
  await Promise.all([runDue(inHours(31)), runDue(inHours(31))]);
  await runDue(inHours(32));
  expect(await prices()).toMatchObject({ 'B-1': Number(before['B-1']) + 100, 'B-2': 5100 });
  expect(await changeCount()).toBe(changes + 2);
  const { state, changeId } = (await send('GET', at(bulkChanges.readBulk, job.job))).body as BulkJob;
  expect(state).toBe('done');
  expect(await scheduled()).toEqual([]);
  expect((await send('GET', `changes/${changeId}`)).body).toMatchObject({
    actor: editor.actor,
    action: 'bulk price +1',
  });
  expect(codeOf(await schedule(job.job, inHours(40)))).toEqual([409, 'bulk.done']);
  expect((await undo(changeId)).status).toBe(200);
  expect(await prices()).toEqual({ ...before, 'B-2': 5000 });
});

test('a scheduled change is deleted when it is cancelled, and says why it could not be made', async () => {
  const cancelled = jobOf(await preview(['B-1'], { visible: false }));
  await schedule(cancelled.job, inHours(1));
  const cancel = (job: number) => send('DELETE', at(bulkChanges.cancelBulk, job));
  expect((await cancel(cancelled.job)).status).toBe(204);
  expect(codeOf(await cancel(cancelled.job))).toEqual([404, 'bulk.not-found']);
  const never = jobOf(await preview(['B-1'], { visible: false }));
  expect(codeOf(await cancel(never.job))).toEqual([404, 'bulk.not-found']);

  const pointless = jobOf(await preview(['B-1'], { visible: false }));
  await schedule(pointless.job, inHours(1));
  await shop.send({
    method: 'PATCH',
    url: '/api/v1/private/product/B-1',
    headers: editor.headers,
    payload: { visible: false },
  });
  await runDue(inHours(2));
  expect(await scheduled()).toMatchObject([{ job: pointless.job, problem: 'All products have these values already' }]);
  expect((await cancel(pointless.job)).status).toBe(204);
  expect(await scheduled()).toEqual([]);
  expect((await run(jobOf(await preview(['B-1'], { visible: true })).job)).status).toBe(200);
});

test.each([
  ['was removed', sql`delete from staff where email_key =`, 'The person who scheduled this has no access any more.'],
  [
    'was disabled',
    sql`update staff set enabled = false where email_key =`,
    'The person who scheduled this has no access',
  ],
  ['may not do it any more', sql`update staff set role = 'orders' where email_key =`, 'The role of the person who'],
])(
  'a change whose person %s is not made; another person can schedule it again (SECURITY-11)',
  async (_, change, reason) => {
    const before = [await prices(), await changeCount()];
    const leaving = await signInAs(shop, 'editor');
    const job = jobOf(await preview(['B-1'], { price: { kind: 'add', amount: '1' } }, leaving));
    expect((await schedule(job.job, inHours(1), leaving)).status).toBe(200);
    await rows(sql`${change} ${leaving.email}`);
    await runDue(inHours(2));
    expect([await prices(), await changeCount()]).toEqual(before);
    expect(await scheduled()).toEqual([
      expect.objectContaining({ job: job.job, madeBy: leaving.actor, problem: expect.stringContaining(reason) }),
    ]);
    const [french] = await scheduled('fr');
    const [german] = await scheduled('de');
    expect([french?.problem, german?.problem]).toEqual([
      expect.stringContaining('Programmez-la à nouveau'),
      expect.stringContaining('Planen Sie es noch einmal'),
    ]);
    // Nobody's return makes it late.
    await rows(sql`update staff set enabled = true, role = 'editor' where email_key = ${leaving.email}`);
    await runDue(inHours(3));
    expect(await changeCount()).toBe(before[1]);

    const owner = await signInAs(shop, 'owner');
    // Its preview is over, which counts only for what was never scheduled.
    await rows(sql`update bulk_jobs set made_at = made_at - interval '2 hours' where id = ${job.job}`);
    expect((await schedule(job.job, inHours(4), owner)).status).toBe(200);
    expect(await scheduled()).toMatchObject([{ madeBy: owner.actor, problem: null }]);
    await runDue(inHours(5));
    const { state, changeId } = (await send('GET', at(bulkChanges.readBulk, job.job))).body as BulkJob;
    expect(state).toBe('done');
    expect((await send('GET', `changes/${changeId}`)).body).toMatchObject({ actor: owner.actor });
    expect((await undo(changeId)).status).toBe(200);
  },
);

test('bad requests are refused', async () => {
  const refused = async (actions: object) => codeOf(await preview(['B-1'], actions));
  expect(await refused({})).toEqual([400, 'change.nothing']);
  expect(await refused({ price: { kind: 'set', amount: '0' } })).toEqual([400, 'price.invalid']);
  expect(await refused({ price: { kind: 'set', amount: '1.001' } })).toEqual([400, 'price.invalid']);
  expect(await refused({ price: { kind: 'add', amount: '1.001' } })).toEqual([400, 'price.invalid']);
  expect(await refused({ brand: 'nobody' })).toEqual([404, 'manufacturer.not-found']);
  expect(await refused({ categories: { kind: 'add', codes: ['nowhere'] } })).toEqual([404, 'category.not-found']);
  expect(await refused({ sale: { kind: 'percent', percent: 10, from: null, until: '2001-01-01T00:00:00Z' } })).toEqual([
    400,
    'period.invalid',
  ]);
  for (const actions of [
    { price: { kind: 'percent', percent: -100 } },
    { price: { kind: 'percent', percent: '5' } },
    { stock: { kind: 'set', pieces: -1 } },
    { stock: { kind: 'add', pieces: 1.5 } },
    { categories: { kind: 'set', codes: [] } },
  ])
    expect((await refused(actions))[0]).toBe(400);
  expect(
    (await send('POST', at(bulkChanges.previewBulk), { selection: { ids: [] }, actions: { visible: true } })).status,
  ).toBe(400);
  expect(
    jobOf(
      await send('POST', at(bulkChanges.previewBulk), {
        selection: { ids: [2_000_000_000] },
        actions: { visible: false },
      }),
    ),
  ).toMatchObject({ changed: 0, unchanged: 0 });
  expect(codeOf(await run(999_999))).toEqual([404, 'bulk.not-found']);
  expect((await run(0)).status).toBe(400);
});

test('a job of another store does not exist', async () => {
  const job = jobOf(await preview(['B-1'], { visible: false }));
  const [other] = await rows<{ id: number }>(
    sql`insert into stores (code, name, currency, languages, country, size_unit, weight_unit, ships_to, social)
      values ('BULK', 'Other', 'USD', '{en}', 'US', 'CM', 'KG', '{US}', '{}') returning id`,
  );
  await rows(sql`update bulk_jobs set store_id = ${other?.id} where id = ${job.job}`);
  expect(codeOf(await run(job.job))).toEqual([404, 'bulk.not-found']);
});
