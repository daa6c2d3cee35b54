import * as orders from '@vitrine/contract/orders/orders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderOptions, order } from '../../../testing/checkout-steps.ts';
import { eventually } from '../../../testing/eventually.ts';
import { writtenMails } from '../../../testing/outbox.ts';
import { FIXTURE, openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let now = new Date('2026-03-02T10:00:00Z');
beforeAll(async () => {
  shop = await openTestShop(FIXTURE, () => now, { orderNumbers: { prefix: 'V-', start: 10_001 } });
  await shop.importYaml('products: [{ sku: CUP, categories: [living], name: Cup, price: 10, stock: 50 }]');
});
afterAll(() => shop.close());

const place = (options: OrderOptions = {}) => order(shop, { CUP: 1 }, { method: 'bank-transfer', ...options });
const request = (body: object, lang = 'en') =>
  shop.send({ method: 'POST', url: `/api/v1/orders/link?lang=${lang}`, payload: body });
const linkMails = async () => (await writtenMails(shop.database)).filter(({ key }) => key.startsWith('order-link'));

test('the link of an order is mailed to its address, and opens it', async () => {
  const { number, key, id } = await place({ lang: 'fr' });
  expect(await request({ orderNumber: number, email: ' ANN@example.com ' })).toMatchObject({
    status: 200,
    body: { message: 'If there is such an order, its link is on its way to this email address.' },
  });
  await eventually(async () => expect(await linkMails()).toHaveLength(1));
  const [mail] = await linkMails();
  expect(mail).toMatchObject({
    to: 'ann@example.com',
    subject: `Le lien vers votre commande ${number} chez Test shop`,
  });
  expect(mail?.text).toContain(`/fr/order-details/${id}?key=${key}`);
});

test('an unknown order and another address get the same response, and no mail', async () => {
  const { id, number } = await place();
  const before = (await linkMails()).length;
  const responses = [
    await request({ orderNumber: '999', email: 'ann@example.com' }),
    await request({ orderNumber: number, email: 'eve@example.com' }),
    await request({ orderNumber: number, email: 'ann@example.com', website: 'spam' }),
    await request({ orderNumber: String(id), email: 'ann@example.com' }),
  ];
  for (const { status, body } of responses) expect({ status, body }).toEqual({ status: 200, body: responses[3]?.body });
  // The last request is the only one with a mail.
  await eventually(async () => expect((await linkMails()).length).toBeGreaterThan(before));
  expect((await linkMails()).slice(before).map(({ to }) => to)).toEqual(['ann@example.com']);
});

test('what is missing is named, in the language of the request', async () => {
  expect(await request({ orderNumber: ' ', email: 'ann' }, 'fr')).toMatchObject({
    status: 400,
    body: {
      code: 'form.invalid',
      fields: { orderNumber: 'Indiquez votre numéro de commande', email: expect.stringContaining('nom@exemple.com') },
    },
  });
});

test('a key that has expired is valid again once its link was mailed', async () => {
  const { id, key } = await place({ email: 'late@example.com' });
  const read = () => shop.send({ method: 'GET', url: `/api/v1/orders/${id}?key=${key}` });
  now = new Date(now.getTime() + 31 * 24 * 3_600_000);
  expect((await read()).status).toBe(404);
  await request({ orderNumber: String(id), email: 'late@example.com' });
  await eventually(async () => expect((await read()).status).toBe(200));
});

test('orders are numbered from the start, with the prefix of their time', async () => {
  const { id, key, number } = await place();
  expect(id).toBeGreaterThan(10_000);
  expect(number).toBe(`V-${id}`);
  expect((await shop.call(orders.readOrder, { params: { id }, query: { key } })).number).toBe(number);
  const mails = await writtenMails(shop.database);
  expect(mails.find((mail) => mail.key === `order-confirmed ${id}`)?.subject).toBe(`Your order ${number} at Test shop`);
});

test('an order is shown in the language of its viewer', async () => {
  const { id, key, number } = await place({ lang: 'fr' });
  const read = (lang: string) => shop.call(orders.readOrder, { params: { id }, query: { key, lang } });
  const [french, english] = [await read('fr'), await read('en')];
  expect(french).toMatchObject({
    paymentName: 'Virement bancaire',
    shippingName: 'Standard',
    delivery: { countryName: 'États-Unis' },
    history: [{ comment: 'Commande reçue' }],
    language: 'fr',
  });
  expect(french.instructions).toContain('Référence');
  expect(english).toMatchObject({
    paymentName: 'Bank transfer',
    delivery: { countryName: 'United States' },
    history: [{ comment: 'Order received' }],
    language: 'fr',
  });
  expect(english.instructions).toContain(`Reference: ${number}`);
  expect(english.totals.map(({ title, total }) => [title, total])).toEqual([
    ['Subtotal', '$10.00'],
    ['Delivery', '$6.50'],
    ['Total', '$16.50'],
  ]);
});
