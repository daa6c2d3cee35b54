// Delivery and taxes in the back office.
import type { TriedSalesRules } from '@vitrine/contract/checkout/staff-checkout-shapes.ts';
import type { SalesRules } from '@vitrine/contract/product-editing/edit-sales-rules-shapes.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';

let shop: TestShop;
let owner: TestStaff;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await signInAs(shop, 'owner');
});
afterEach(() => shop.close());

const url = 'private/store/sales-rules';
const read = async () => (await shop.get(url, owner.headers)).body as SalesRules;
const put = (payload: object) => shop.send({ method: 'PUT', url: `/api/v1/${url}`, headers: owner.headers, payload });
const save = async (changes: object) => {
  const { version, delivery, taxes } = await read();
  return put({ version, delivery, taxes, ...changes });
};
const codeOf = ({ body }: TestAnswer) => (body as { code?: string }).code;
const fieldOf = ({ body }: TestAnswer) => (body as { field?: string }).field;

const standard = {
  code: 'standard',
  name: { en: 'Standard' },
  price: 490,
  freeFrom: 5000,
  minimumDays: 2,
  maximumDays: 4,
};
const austria = { countries: ['AT'], zones: [], methods: [standard] };
const vat = { countries: ['AT'], zones: [], name: { en: 'VAT' }, rate: 20_000, included: true, onDelivery: true };
const lastRun = async () =>
  ((await shop.get('private/changes?count=1', owner.headers)).body as { items: { id: number; action: string }[] })
    .items[0];
const servedCountries = async () =>
  ((await shop.get('shipping/country')).body as { code: string }[]).map(({ code }) => code);

test('rules that are saved decide at once where shoppers can order, are recorded, and undone', async () => {
  const before = await read();
  const served = await servedCountries();
  expect(served).not.toContain('AT');
  const saved = await save({ delivery: [austria], taxes: [vat] });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ delivery: [austria], taxes: [vat] });
  expect(await read()).toEqual(saved.body);
  expect(await servedCountries()).toEqual(['AT']);
  const run = await lastRun();
  expect(run?.action).toBe('change delivery and taxes');
  const undone = await shop.send({
    method: 'POST',
    url: `/api/v1/private/changes/${run?.id}/undo`,
    headers: owner.headers,
    payload: {},
  });
  expect(undone.status).toBeLessThan(300);
  expect(await read()).toEqual(before);
  expect(await servedCountries()).toEqual(served);
});

test('without rules nothing is delivered and nothing is taxed', async () => {
  expect((await save({ delivery: [], taxes: [] })).status).toBe(200);
  expect(await servedCountries()).toEqual([]);
});

test('rules of somebody else are not replaced unseen', async () => {
  const { version } = await read();
  await save({ delivery: [austria], taxes: [] });
  const late = await put({ version, delivery: [], taxes: [] });
  expect([late.status, codeOf(late)]).toEqual([409, 'store.changed']);
  expect(late.body).toMatchObject({ salesRules: { delivery: [austria] } });
});

test.each([
  [{ delivery: [{ ...austria, countries: ['XX'] }] }, 'delivery.0.countries'],
  [{ delivery: [{ ...austria, zones: ['CA'] }] }, 'delivery.0.zones'],
  [{ delivery: [austria, { ...austria, countries: ['DE', 'AT'] }] }, 'delivery.1.countries'],
  [{ delivery: [{ ...austria, methods: [standard, standard] }] }, 'delivery.0.methods.1.code'],
  [
    { delivery: [{ ...austria, methods: [{ ...standard, name: { fr: 'Standard' } }] }] },
    'delivery.0.methods.0.name.en',
  ],
  [{ taxes: [{ ...vat, name: { en: 'VAT', xx: '?' } }] }, 'taxes.0.name.xx'],
  [{ taxes: [{ ...vat, countries: ['ZZ'] }] }, 'taxes.0.countries'],
])('%j is refused at its field', async (changes, field) => {
  const before = await read();
  const refused = await save(changes);
  expect([refused.status, codeOf(refused), fieldOf(refused)]).toEqual([400, 'entry.cannot-save', field]);
  expect(await read()).toEqual(before);
});

test.each([
  { delivery: [{ ...austria, countries: [] }] },
  { delivery: [{ ...austria, methods: [] }] },
  { delivery: [{ ...austria, methods: [{ ...standard, price: -1 }] }] },
  { delivery: [{ ...austria, methods: [{ ...standard, price: 4.9 }] }] },
  { delivery: [{ ...austria, methods: [{ ...standard, minimumDays: 5 }] }] },
  { taxes: [{ ...vat, rate: 100_000 }] },
])('%j has not the shape of rules', async (changes) => {
  expect((await save(changes)).status).toBe(400);
});

test('an address is tried by rules that are not saved, with the calculation of the checkout', async () => {
  const quebec = {
    delivery: [
      {
        countries: ['CA'],
        zones: [],
        methods: [
          { ...standard, price: 900 },
          { ...standard, code: 'express', name: { en: 'Express' }, price: 2400, freeFrom: null },
        ],
      },
    ],
    taxes: [
      { ...vat, countries: ['CA'], name: { en: 'GST' }, rate: 5000, included: false },
      { ...vat, countries: ['CA'], zones: ['QC'], name: { en: 'QST' }, rate: 9975, included: false },
      { ...vat, countries: ['CA'], zones: ['ON'], name: { en: 'HST' }, rate: 8000, included: false },
    ],
  };
  const tried = await shop.send({
    method: 'POST',
    url: `/api/v1/${url}/test`,
    headers: owner.headers,
    payload: { ...quebec, country: 'CA', zone: null, postalCode: 'H2X 1Y4', items: 2000 },
  });
  expect(tried.body as TriedSalesRules).toEqual({
    zone: 'QC',
    methods: [
      {
        code: 'standard',
        name: 'Standard',
        price: 900,
        minimumDays: 2,
        maximumDays: 4,
        taxes: [
          { name: 'GST', rate: 5000, amount: 145, included: false },
          { name: 'QST', rate: 9975, amount: 289, included: false },
        ],
        total: 3334,
      },
      expect.objectContaining({ code: 'express', price: 2400 }),
    ],
  });
  expect((await servedCountries()).length).toBeGreaterThan(1);
  const elsewhere = await shop.send({
    method: 'POST',
    url: `/api/v1/${url}/test`,
    headers: owner.headers,
    payload: { ...quebec, country: 'JP', zone: null, postalCode: '', items: 2000 },
  });
  expect(elsewhere.body).toMatchObject({ methods: [] });
});

test('an editor neither reads nor changes them', async () => {
  const editor = await signInAs(shop, 'editor');
  expect((await shop.get(url, editor.headers)).status).toBe(403);
});
