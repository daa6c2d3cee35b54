// Permissions that depend on what a request touches: every endpoint of the contract that names one is called with a token that
// has all others.
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { type Permission, tokenPermissions } from '@vitrine/contract/staff/permissions.ts';
import { staffEndpoints } from '@vitrine/contract/staff-endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../testing/asked-shop.ts';
import { bearer } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { postStaff, signInAs, type TestStaff } from '../../testing/test-staff.ts';

let shop: TestShop;
let owner: TestStaff;
let product: EditedProduct;
let number = 0;

beforeAll(async () => {
  shop = await openTestShop();
  owner = await signInAs(shop, 'owner');
  await shop.importYaml(`
options:
  - { code: fit, name: Fit, values: [{ code: one, name: One }, { code: two, name: Two }] }
products:
  - { sku: SHIRT, categories: [living], name: Shirt, visible: true,
      variants: [{ sku: SHIRT-1, options: { fit: one }, price: 10, stock: 5 }] }`);
});
afterAll(() => shop.close());

const rows = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
const send = (method: 'GET' | 'POST' | 'PUT', path: string, headers: Record<string, string>, payload?: object) =>
  shop.send({ method, url: `/api/v1/private/${path}`, headers, ...(payload && { payload }) });
const tokenWithout = async (permission: Permission): Promise<Record<string, string>> => {
  const permissions = tokenPermissions.filter((one) => one !== permission);
  const made = await postStaff(shop, 'tokens', { name: 'Depending', permissions, days: 1 }, owner.headers);
  return bearer((made.body as { token: string }).token);
};
const domainError = ({ status, body }: TestAnswer) => [status, body && (body as { code?: string }).code];
const stockState = () =>
  rows(sql`select (select coalesce(sum(stock), 0) from variants)::int as pieces,
    (select count(*) from stock_movements)::int as movements, (select count(*) from history_changes)::int as changes,
    (select count(*) from product_drafts)::int as drafts`);

beforeEach(async () => {
  const [{ id } = { id: 0 }] = await rows<{ id: number }>(sql`select id from products where sku = 'SHIRT'`);
  product = (await send('GET', `product/${id}`, owner.headers)).body as EditedProduct;
});

const pieces = () => product.variants[0]?.stock ?? 0;
const counted = () => [{ sku: 'SHIRT-1', stock: { count: pieces() + 7, expected: pieces() } }];
const newVariant = (stock: number) => [
  { sku: 'SHIRT-2', options: { fit: 'two' }, price: '10', stock: { count: stock, expected: null } },
];
const bulkJob = async (actions: object, headers: Record<string, string> = owner.headers) => {
  const answer = await send('POST', 'products/bulk/preview', headers, { selection: { ids: [product.id] }, actions });
  return { answer, job: (answer.body as { job?: number }).job ?? 0 };
};
const addPieces = { stock: { kind: 'add', pieces: 3 } };
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
/** The last change of the history. */
const latest = async () => (await shop.commands.listHistory())[0]?.id ?? 0;

type Asking = (headers: Record<string, string>) => Promise<TestAnswer>;

/** By the name of the endpoint: a request that touches stock, prepared by the owner, and one of the same kind that does not. */
const ofStock: Record<string, { readonly touching: () => Promise<Asking>; readonly other: () => Promise<Asking> }> = {
  createProduct: {
    touching: async () => (headers) =>
      send('POST', 'product', headers, {
        sku: `NEW-${++number}`,
        categories: ['living'],
        texts: { en: { name: 'New' } },
        variants: [{ sku: `NEW-${number}`, price: '5', stock: { count: 4, expected: null } }],
      }),
    other: async () => (headers) =>
      send('POST', 'product', headers, {
        sku: `NEW-${++number}`,
        categories: ['living'],
        texts: { en: { name: 'New' } },
        variants: [{ sku: `NEW-${number}`, price: '5' }],
      }),
  },
  updateProduct: {
    touching: async () => (headers) =>
      send('PUT', `product/${product.id}`, headers, { version: product.version, variants: counted() }),
    other: async () => (headers) =>
      send('PUT', `product/${product.id}`, headers, {
        version: product.version,
        variants: [{ sku: 'SHIRT-1', stock: { count: pieces(), expected: pieces() } }],
        texts: { en: { name: `Shirt ${++number}` } },
      }),
  },
  saveDraft: {
    touching: async () => (headers) =>
      send('PUT', `drafts/product/${product.id}`, headers, {
        version: product.version,
        publishAt: null,
        variants: newVariant(9),
      }),
    other: async () => (headers) =>
      send('PUT', `drafts/product/${product.id}`, headers, {
        version: product.version,
        publishAt: null,
        variants: newVariant(0),
      }),
  },
  previewBulk: {
    touching: async () => async (headers) => (await bulkJob(addPieces, headers)).answer,
    other: async () => async (headers) => (await bulkJob({ price: { kind: 'percent', percent: 5 } }, headers)).answer,
  },
  runBulk: {
    touching: async () => {
      const { job } = await bulkJob(addPieces);
      return (headers) => send('POST', `products/bulk/${job}`, headers);
    },
    other: async () => {
      const { job } = await bulkJob({ price: { kind: 'percent', percent: 5 } });
      return (headers) => send('POST', `products/bulk/${job}`, headers);
    },
  },
  scheduleBulk: {
    touching: async () => {
      const { job } = await bulkJob(addPieces);
      return (headers) => send('PUT', `products/bulk/${job}/schedule`, headers, { at: tomorrow() });
    },
    other: async () => {
      const { job } = await bulkJob({ price: { kind: 'percent', percent: 5 } });
      return (headers) => send('PUT', `products/bulk/${job}/schedule`, headers, { at: tomorrow() });
    },
  },
  undoChange: {
    touching: async () => {
      const { job } = await bulkJob(addPieces);
      await send('POST', `products/bulk/${job}`, owner.headers);
      const id = await latest();
      return (headers) => send('POST', `changes/${id}/undo`, headers, { preview: false });
    },
    other: async () => {
      const { job } = await bulkJob({ price: { kind: 'percent', percent: 5 } });
      await send('POST', `products/bulk/${job}`, owner.headers);
      const id = await latest();
      return (headers) => send('POST', `changes/${id}/undo`, headers, { preview: false });
    },
  },
};

const depending = (permission: Permission): string[] =>
  staffEndpoints
    .map(({ endpoint }): Endpoint => endpoint)
    // Only people import: their roles have both, and the files of other permissions have tests of their own.
    .filter(({ staff, path }) => staff?.depending?.includes(permission) && !path.startsWith('private/import'))
    .map(({ name }) => name);

test('every endpoint that may touch stock is tried below', () => {
  expect(depending('stock.w').sort()).toEqual(Object.keys(ofStock).sort());
});

describe.each(Object.entries(ofStock))('%s', (_, { touching, other }) => {
  test('changes stock only with the permission for it (SECURITY-1)', async () => {
    const [ask, token] = [await touching(), await tokenWithout('stock.w')];
    const before = await stockState();
    const refused = await ask(token);
    expect(domainError(refused)).toEqual([403, 'staff.forbidden']);
    expect(refused.body).toMatchObject({ message: expect.stringContaining('stock.w') });
    expect(await stockState()).toEqual(before);
    expect((await ask(await tokenWithout('settings.w'))).status).toBeLessThan(300);
  });

  test('does not ask for it otherwise', async () => {
    const ask = await other();
    const answer = await ask(await tokenWithout('stock.w'));
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  });
});
