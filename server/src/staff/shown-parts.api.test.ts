// Responses show only what the caller may see, generated from the contract: every endpoint that reads, with every role, must not contain a value that the role
// may not see anywhere.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { addressesOf, type Endpoint } from '@vitrine/contract/endpoint.ts';
import { type Permission, permissionsOf, roles } from '@vitrine/contract/staff/permissions.ts';
import { staffEndpoints } from '@vitrine/contract/staff-endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { order } from '../../testing/checkout-steps.ts';
import { eventually } from '../../testing/eventually.ts';
import { newCustomer } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { postStaff, signInAs, type TestStaff } from '../../testing/test-staff.ts';
import { bankTransfer } from '../payments/bank-transfer.ts';
import { withZip } from '../platform/zip/read-zip.ts';

/** Values that are found nowhere else, and who may see them. */
const CANARIES: readonly (readonly [string, Permission])[] = [
  ['CANARYCOUPON', 'settings.w'],
  ['CANARYNEWCOUPON', 'settings.w'],
  ['9 Canary Street', 'settings.w'],
  ['canary-staff@example.test', 'staff.w'],
  ['canary-customer@example.test', 'orders.r'],
];

let shop: TestShop;
/** For the parameters of an address. */
let values: (path: string) => Record<string, string | number>;

const rows = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
const numberOf = async (question: ReturnType<typeof sql>) => (await rows<{ id: number }>(question))[0]?.id ?? 0;

beforeAll(async () => {
  shop = await openTestShop(undefined, undefined, {
    payments: { adapters: [bankTransfer], methods: ['bank-transfer'], bankAccount: 'US00 1234' },
  });
  const owner = await signInAs(shop, 'owner');
  await shop.importYaml('coupons: [{ code: CANARYCOUPON, kind: percentage, value: 10 }]');
  const mixed = await shop.importYaml(`
store: { address: 9 Canary Street }
coupons: [{ code: CANARYCOUPON, kind: percentage, value: 11 }]
products: [{ sku: SHOWN, categories: [living], name: Shown, price: 10, stock: 5, visible: true }]`);
  const { id: orderId } = await order(
    shop,
    { SHOWN: 1 },
    {
      method: 'bank-transfer',
      email: 'canary-customer@example.test',
    },
  );
  await postStaff(shop, 'user', { email: 'canary-staff@example.test', role: 'editor' }, owner.headers);
  const { id: customerId } = await newCustomer(shop, 'canary-customer@example.test');
  const importId = await previewImport(owner);
  const productId = await numberOf(sql`select id from products where sku = 'SHOWN'`);
  const bulk = await postStaff(
    shop,
    'products/bulk/preview',
    { selection: { ids: [productId] }, actions: { price: { kind: 'percent', percent: 5 } } },
    owner.headers,
  );
  const ofFeature: Record<string, number> = {
    orders: orderId,
    changes: mixed.historyId ?? 0,
    import: importId,
    product: productId,
    drafts: productId,
    customer: customerId,
  };
  values = (path) => ({
    id: ofFeature[path.split('/')[1] ?? ''] ?? 0,
    sku: 'SHOWN',
    code: path.startsWith('private/pages/') ? 'story' : 'living',
    job: (bulk.body as { job: number }).job,
    list: 'orders',
  });
});
afterAll(() => shop.close());

/** An import with a new coupon, as far as its preview. */
async function previewImport({ headers }: TestStaff): Promise<number> {
  const sent = await shop.send({
    method: 'POST',
    url: '/api/v1/private/import?name=coupons.yaml',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('coupons: [{ code: CANARYNEWCOUPON, kind: percentage, value: 10 }]'),
  });
  const { id } = sent.body as { id: number };
  await postStaff(shop, `import/${id}/preview`, { format: null }, headers);
  await eventually(async () => {
    expect((await shop.get(`private/import/${id}`, headers)).body).toMatchObject({ state: 'checked' });
  });
  return id;
}

const reading = staffEndpoints
  .map(({ endpoint }): Endpoint => endpoint)
  .filter(({ access, method, isStream }) => access === 'staff' && method === 'GET' && !isStream);

async function read(endpoint: Endpoint, { headers }: TestStaff): Promise<{ status: number; content: string }> {
  const of = values(endpoint.path);
  const url = (addressesOf(endpoint)[0] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(of[name]));
  const answer = await shop.raw(url, headers);
  const content =
    answer.headers['content-type'] === 'application/zip'
      ? await unzip(answer.rawPayload)
      : answer.rawPayload.toString();
  return { status: answer.statusCode, content };
}

async function unzip(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-shown-'));
  try {
    await writeFile(join(folder, 'export.zip'), bytes);
    const limits = { maxFiles: 10_000, maxBytes: 1e9, maxRatio: 1000 };
    return await withZip(join(folder, 'export.zip'), limits, async (files) => {
      const tables = files.filter(({ name }) => /\.(yaml|csv)$/.test(name));
      return (await Promise.all(tables.map(({ read: unpack }) => text(unpack())))).join('\n');
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('the values are shown to an owner, by several endpoints', async () => {
  const owner = await signInAs(shop, 'owner');
  const answers = await Promise.all(reading.map(async (endpoint) => ({ endpoint, ...(await read(endpoint, owner)) })));
  const showing = (value: string) =>
    answers.flatMap(({ endpoint, content }) => (content.includes(value) ? [endpoint.name] : []));
  expect(showing('CANARYCOUPON')).toEqual(
    expect.arrayContaining(['exportCatalog', 'searchChanges', 'showChange', 'exportChanges']),
  );
  expect(showing('CANARYNEWCOUPON')).toContain('listImportChanges');
  expect(showing('9 Canary Street')).toEqual(expect.arrayContaining(['exportCatalog', 'showChange']));
  expect(showing('canary-staff@example.test')).toEqual(expect.arrayContaining(['listStaff', 'searchChanges']));
  expect(showing('canary-customer@example.test')).toEqual(expect.arrayContaining(['searchOrders', 'exportOrders']));
  // The import has no report.
  const expected = (name: string) => (name === 'readImportReport' ? 404 : 200);
  for (const { endpoint, status } of answers)
    expect([endpoint.name, status]).toEqual([endpoint.name, expected(endpoint.name)]);
});

describe.each(roles)('the role %s', (role) => {
  test('sees nothing of what it has no permission for, whatever it reads (SECURITY-1)', async () => {
    const person = await signInAs(shop, role);
    const forbidden = CANARIES.filter(([, permission]) => !permissionsOf[role].includes(permission));
    for (const endpoint of reading) {
      const { content } = await read(endpoint, person);
      for (const [value] of forbidden) expect(content.includes(value), `${endpoint.name} shows ${value}`).toBe(false);
    }
  });
});

test('of a change that is partly hidden the rest is shown; one that is hidden is not found', async () => {
  const person = await signInAs(shop, 'read-only');
  const listed = (await shop.get('private/changes?count=50', person.headers)).body as {
    items: { id: number; entries: { kind: string; key: string }[] }[];
    total: number;
  };
  const { id } = values('private/changes/{id}');
  const shown = (await shop.get(`private/changes/${id}`, person.headers)).body as { entries: { key: string }[] };
  expect(shown.entries.map(({ key }) => key)).toContain('SHOWN');
  expect(listed.items.map((change) => change.id)).toContain(id);
  expect(listed.total).toBe(listed.items.length);
  const onlyCoupon = await numberOf(sql`select min(change_id) as id from history_entries where kind = 'coupon'
    and change_id not in (select change_id from history_entries where kind <> 'coupon')`);
  const alone = await shop.get(`private/changes/${onlyCoupon}`, person.headers);
  expect(alone.status).toBe(404);
  expect(listed.items.map((change) => change.id)).not.toContain(onlyCoupon);
});

test('an import changes coupons only for people who may change settings', async () => {
  const editor = await signInAs(shop, 'editor');
  const sent = await shop.send({
    method: 'POST',
    url: '/api/v1/private/import?name=coupons.yaml',
    headers: { ...editor.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('coupons: [{ code: FREE, kind: percentage, value: 100 }]'),
  });
  const { id } = sent.body as { id: number };
  await postStaff(shop, `import/${id}/preview`, { format: null }, editor.headers);
  await eventually(async () => {
    expect((await shop.get(`private/import/${id}`, editor.headers)).body).toMatchObject({
      state: 'wrong',
      problems: [{ code: 'settings-forbidden' }],
    });
  });
  expect(await rows(sql`select 1 from coupons where code = 'FREE'`)).toEqual([]);
});
