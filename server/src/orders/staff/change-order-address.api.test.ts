// Another delivery address before shipping.

import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { order } from '../../../testing/checkout-steps.ts';
import { findBroken } from '../../../testing/invariants.ts';
import { mailsTo } from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';

let shop: TestShop;
let owner: TestStaff;
const now = new Date('2026-11-17T10:00:00Z');
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now);
  await shop.importYaml(`
delivery:
  - countries: [US]
    zones: [HI]
    methods: [{ code: ocean, name: Ocean, price: 40, days: [8, 12] }]
  - countries: [US, CA]
    methods: [{ code: road, name: Road, price: 5, days: [2, 4] }]
taxes:
  - { countries: [US], zones: [CA], name: State tax, rate: "8" }
products:
  - { sku: THING, categories: [living], name: Thing, price: 10, stock: 500, visible: true }`);
  owner = await signInAs(shop, 'owner');
});
afterEach(async () => {
  expect(await findBroken(shop.database.db, now)).toEqual([]);
});
afterAll(() => shop.close());

const codeOf = ({ body }: TestAnswer) => (body as { code?: string }).code;
const show = async (id: number) => (await shop.get(`private/orders/${id}`, owner.headers)).body as StaffOrder;
const place = async (options = {}) =>
  show((await order(shop, { THING: 1 }, { method: 'bank-transfer', ...options })).id);
const change = ({ id, version, recipient }: StaffOrder, address: object, more: object = {}, lang = 'en') =>
  shop.send({
    method: 'PATCH',
    url: `/api/v1/private/orders/${id}/customer?lang=${lang}`,
    headers: owner.headers,
    payload: { version, address: { ...recipient, ...address }, ...more },
  });

test('the parcel goes elsewhere, at the price that was paid; the history and a mail tell it', async () => {
  const email = 'moved@example.com';
  const before = await place({ email, lang: 'fr' });
  expect(before.steps).toContain('change-address');
  const answer = await change(before, {
    firstName: '  Zoé ',
    address: ' 9  Elm Road ',
    city: 'Boston',
    postalCode: '02101',
    zone: 'MA',
  });
  expect(answer.status).toBe(200);
  const after = answer.body as StaffOrder;
  expect(after.deliveryAddress.join(', ')).toMatch(/^Zoé Lee, 9 Elm Road, Boston,? MA 02101/);
  expect(after.billingAddress).toEqual(before.billingAddress);
  expect(after.version).not.toBe(before.version);
  expect([after.total, after.totals]).toEqual([before.total, before.totals]);
  expect(after.history.at(-1)).toMatchObject({ event: 'address', actor: owner.actor });
  expect(after.history.at(-1)?.text).toMatch(/1 Main Street.* → .*9 Elm Road/);
  expect(after.history.length).toBe(before.history.length + 1);
  const mails = await mailsTo(shop, email);
  expect(mails.filter(({ subject }) => subject.includes('Nouvelle adresse de livraison'))).toHaveLength(1);
});

test('a stale version is refused, and so is the address it has already', async () => {
  const before = await place();
  expect((await change(before, { address: '2 First Street' })).status).toBe(200);
  const late = await change(before, { address: '3 Second Street' });
  expect([late.status, codeOf(late)]).toEqual([409, 'order.address-changed']);
  const current = await show(before.id);
  expect(current.deliveryAddress.join(' ')).toContain('2 First Street');
  expect(codeOf(await change(current, {}))).toBe('order.address-same');
  expect((await show(before.id)).history).toEqual(current.history);
});

test('two changes at the same time: one wins, the other learns of it', async () => {
  const before = await place();
  const answers = await Promise.all([change(before, { city: 'Bangor' }), change(before, { city: 'Augusta' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await show(before.id)).history.filter(({ event }) => event === 'address')).toHaveLength(1);
});

test.each([
  ['a state with another delivery', { zone: 'HI', city: 'Honolulu', postalCode: '96801' }],
  ['a state with a tax of its own', { zone: 'CA', city: 'Fresno', postalCode: '93650' }],
  ['such a state in words', { zone: '', stateProvince: 'Somewhere', city: 'Fresno', postalCode: '93650' }],
])('%s would change the price: refused', async (_, address) => {
  const before = await place();
  const answer = await change(before, address);
  expect([answer.status, codeOf(answer)]).toEqual([409, 'order.address-priced']);
  expect(await show(before.id)).toEqual(before);
});

test('another country with the same delivery and taxes is accepted', async () => {
  const before = await place();
  const address = { country: 'CA', zone: 'ON', city: 'Toronto', postalCode: 'M5H 2N2' };
  expect((await change(before, address)).body).toMatchObject({ country: 'CA', recipient: { zone: 'ON' } });
});

test('an incomplete address names its fields in the language of the person, and an unserved country is refused', async () => {
  const before = await place();
  const empty = await change(before, { lastName: ' ', address: '', postalCode: 'x', phone: 'abc' }, {}, 'fr');
  expect([empty.status, codeOf(empty)]).toEqual([400, 'form.invalid']);
  const { fields } = empty.body as { fields: Record<string, string> };
  expect(Object.keys(fields).toSorted()).toEqual(['address', 'lastName', 'phone', 'postalCode']);
  expect((await change(before, { country: 'JP', zone: '', city: 'Tokyo', postalCode: '100-0001' })).status).toBe(400);
  expect((await change(before, { country: '??' })).status).toBe(400);
  expect((await change(before, { firstName: 'x'.repeat(61) })).status).toBe(400);
  expect((await change(before, {}, { address: null })).status).toBe(400);
  expect((await change(before, {}, { version: 7 })).status).toBe(400);
});

test('after shipping, and of a canceled order, it stays', async () => {
  const shipped = await place();
  await shop.commands.shipOrder(shipped.id, null);
  expect(codeOf(await change(shipped, { city: 'Bangor' }))).toBe('order.address-fixed');
  expect((await show(shipped.id)).steps).not.toContain('change-address');
  const canceled = await place();
  await shop.commands.cancelOrder(canceled.id);
  expect(codeOf(await change(canceled, { city: 'Bangor' }))).toBe('order.address-fixed');
  expect((await change({ ...canceled, id: 999_999 }, {})).status).toBe(404);
});
