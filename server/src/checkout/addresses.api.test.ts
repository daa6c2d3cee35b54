import * as account from '@vitrine/contract/account/account.ts';
import * as orders from '@vitrine/contract/orders/orders.ts';
import * as store from '@vitrine/contract/store/store.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDRESS, fillCart, order, orderBody, submit } from '../../testing/checkout-steps.ts';
import { writtenMails } from '../../testing/outbox.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml(`
products:
  - { sku: CUP, categories: [living], name: Cup, price: 10, stock: 50 }`);
});
afterAll(() => shop.close());

const person = { firstName: 'Ann', lastName: 'Lee', address: '1 Main Street' };
const orderTo = (billing: object) =>
  order(
    shop,
    { CUP: 1 },
    { method: 'bank-transfer', body: { customer: { emailAddress: 'ann@example.com', billing, delivery: ADDRESS } } },
  );
const readLines = async ({ id, key }: { id: number; key: string }) => {
  const { billing, delivery } = await shop.call(orders.readOrder, { params: { id }, query: { key } });
  return { billing: billing.lines, delivery: delivery.lines };
};
const readMail = async (id: number): Promise<string> =>
  (await writtenMails(shop.database)).find(({ key }) => key === `order-confirmed ${id}`)?.text ?? '';

test.each([
  [{ country: 'DE', city: 'Berlin', postalCode: '10115' }, ['Ann Lee', '1 Main Street', '10115 Berlin', 'Germany']],
  [{ country: 'IE', city: 'Dublin' }, ['Ann Lee', '1 Main Street', 'Dublin', 'Ireland']],
  [
    { country: 'HK', zone: 'Kowloon', city: 'Mong Kok' },
    ['Ann Lee', '1 Main Street', 'Mong Kok', 'Kowloon', 'Hong Kong SAR China'],
  ],
  [
    { country: 'JP', stateProvince: 'Tokyo', postalCode: '100-0001' },
    ['Ann Lee', '1 Main Street, Tokyo', '100-0001', 'Japan'],
  ],
  [
    { country: 'CA', stateProvince: 'Québec', city: 'Montréal', postalCode: 'H2X 1Y4', company: 'Nord' },
    ['Ann Lee', 'Nord', '1 Main Street', 'Montréal QC H2X 1Y4', 'Canada'],
  ],
])('%j is ordered to, and printed alike on the page and in the mail', async (place, lines) => {
  const made = await orderTo({ ...person, ...place });
  expect(await readLines(made)).toEqual({
    billing: lines,
    delivery: ['Ann Lee', '1 Main Street', 'Portland, ME 04101'],
  });
  const mail = await readMail(made.id);
  expect(mail).toContain(lines.join(', '));
  expect(mail).toContain('Ann Lee, 1 Main Street, Portland, ME 04101');
  expect(mail).not.toContain('Portland, ME 04101, United States');
});

test.each([
  [{ country: 'US', zone: 'ME', city: 'Portland' }, { postalCode: 'Enter a ZIP code' }],
  [{ country: 'US', city: 'Portland', postalCode: '04101' }, { zone: 'Choose a state' }],
  [
    { country: 'DE', city: 'Berlin', postalCode: '1011' },
    { postalCode: 'Enter a postal code for Germany, such as 26133' },
  ],
])('%j is refused with the names its country uses', async (place, fields) => {
  const code = await fillCart(shop, { CUP: 1 });
  const customer = { emailAddress: 'ann@example.com', billing: { ...person, ...place }, delivery: ADDRESS };
  const answer = await submit(shop, code, await orderBody(shop, code, { method: 'bank-transfer', body: { customer } }));
  expect(answer).toMatchObject({
    status: 400,
    body: {
      code: 'order.incomplete',
      fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [`customer.billing.${name}`, text])),
    },
  });
});

test('an account keeps such addresses too', async () => {
  const passwords = { password: 'correct horse', repeatPassword: 'correct horse' };
  const hongKong = { ...person, country: 'HK', zone: 'Kowloon' };
  const { token } = await shop.call(account.register, {
    body: { emailAddress: 'hk@example.com', ...passwords, firstName: 'Ann', lastName: 'Lee', billing: hongKong },
  });
  const change = (billing: object) =>
    shop.send({
      method: 'PATCH',
      url: '/api/v1/auth/customer/address',
      payload: { billing },
      headers: { authorization: `Bearer ${token}` },
    });
  expect(await change(hongKong)).toMatchObject({ status: 200, body: { billing: { zone: 'Kowloon', city: null } } });
  expect(await change({ ...hongKong, country: 'US', zone: 'ME', city: 'Portland' })).toMatchObject({
    status: 400,
    body: { fields: { 'billing.postalCode': 'Enter a ZIP code' } },
  });
});

test('the list of countries says how addresses are written, in the language asked', async () => {
  const countries = await shop.call(store.listShippingCountries, { query: { lang: 'fr' } });
  expect(countries.find(({ code }) => code === 'US')?.addressFormat).toMatchObject({
    lines: ['{name}', '{company}', '{address}', '{city}, {state} {postalCode}'],
    required: ['address', 'city', 'state', 'postalCode'],
    state: { label: 'État', one: 'un État' },
    postalCode: { label: 'Code ZIP', example: '95014' },
  });
  expect(countries.find(({ code }) => code === 'FR')?.addressFormat?.state).toBeNull();
});
