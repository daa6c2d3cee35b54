// An emptied demo shop says nothing of the demo any more: not to shoppers, not in mails, not on an invoice.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allEndpoints } from '@vitrine/contract/all-endpoints.ts';
import { sendMessage } from '@vitrine/contract/contact/contact.ts';
import { addressesOf } from '@vitrine/contract/endpoint.ts';
import { subscribeToNewsletter } from '@vitrine/contract/newsletter/newsletter.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { order } from '../../testing/checkout-steps.ts';
import { writtenMails } from '../../testing/outbox.ts';
import { textOfPdf } from '../../testing/read-pdf.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../testing/test-staff.ts';
import { serverFolder } from '../platform/program.ts';

const demoFolder = join(serverFolder, 'demo');
let shop: TestShop;
let owner: TestStaff;
let demoTexts: readonly string[];

beforeAll(async () => {
  demoTexts = await readDemoTexts();
  shop = await openTestShop(demoFolder, undefined, { shopUrl: 'http://localhost', payments: {} });
  // What was tried in the demo shop goes as well.
  await order(shop, { 'CLOCK-OAK': 1 }, { method: 'bank-transfer' });
  await shop.commands.emptyShop();
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.close());

/** Words of the demo by which a shopper would notice it. Those of two letters, such as the code of a state, are anybody's. */
async function readDemoTexts(): Promise<string[]> {
  const files = (await readdir(demoFolder)).filter((name) => name.endsWith('.yaml'));
  const texts = new Set(['Sample Bank', 'FR00 0000']);
  const add = (value: unknown): void => {
    if (typeof value === 'string') texts.add(beginningOf(value));
    else if (value && typeof value === 'object') for (const part of Object.values(value)) add(part);
  };
  for (const name of files) {
    const { store, delivery = [], ...rest } = parse(await readFile(join(demoFolder, name), 'utf8'));
    for (const field of ['name', 'address', 'city', 'postalCode', 'phone', 'email', 'social']) add(store?.[field]);
    for (const { methods } of delivery) for (const method of methods) add(method.name);
    const { brands = [], products = [], categories = [], pages = [], boxes = [], home = [], coupons = [] } = rest;
    for (const { code } of coupons) add(code);
    for (const { name, description } of brands) add([name, description]);
    for (const { name, description } of [...products, ...categories]) add([name, description]);
    for (const { name, summary, text } of pages) add([name, summary, text]);
    for (const { title, text } of [...boxes, ...home]) add([title, text]);
  }
  // A page of the demo has the name that every shop has for it.
  return [...texts].filter((text) => text.length > 3 && text !== 'Delivery');
}

/** Long texts are known by their first words. */
const beginningOf = (text: string): string => text.trim().split('\n', 1)[0]?.slice(0, 60).trim() ?? '';

const foundIn = (text: string): string[] => demoTexts.filter((demo) => text.includes(demo));

/** The answers of all calls that need no key, id or account. */
async function publicAnswers(): Promise<Record<string, string>> {
  const paths = allEndpoints
    .filter(
      ({ endpoint }) => endpoint.method === 'GET' && endpoint.access !== 'staff' && endpoint.access !== 'customer',
    )
    .flatMap(({ endpoint }) => addressesOf(endpoint))
    // A Portland is among the provinces of all countries.
    .filter((path) => !path.includes('{') && path !== '/api/v1/country');
  const answers: Record<string, string> = {};
  for (const path of [...paths, '/api/v1/store/DEFAULT'])
    for (const language of ['en', 'fr', 'de']) {
      const url = `${path}?lang=${language}&page=0&count=50`;
      const { body } = await shop.get(url);
      answers[url] = typeof body === 'string' ? body : JSON.stringify(body);
    }
  return answers;
}

/** The sources that say something of the demo, with what they say. */
const sayingDemo = (sources: Readonly<Record<string, string>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(sources).flatMap(([source, text]) => {
      const found = foundIn(text);
      return found.length > 0 ? [[source, found]] : [];
    }),
  );

test('the words of the demo are known, and found where they are', async () => {
  for (const text of [
    'Vitrine',
    '27 Lantern Street',
    'hello@vitrine.example',
    'WELCOME15',
    'Expressversand',
    'Free delivery over $60',
  ])
    expect(demoTexts).toContain(text);
  expect(demoTexts.length).toBeGreaterThan(300);
  expect(foundIn('Send it to 27 Lantern Street.')).toEqual(['27 Lantern Street']);
});

test('no answer to shoppers is that of the demo before the merchant has set anything', async () => {
  const answers = await publicAnswers();
  expect(Object.keys(answers).length).toBeGreaterThan(60);
  expect(sayingDemo(answers)).toEqual({});
});

test('answers, mails and the invoice of the shop that opens are those of the merchant', async () => {
  await put('store', {
    name: 'Corner',
    address: '1 Own Street',
    city: 'Albany',
    state: 'NY',
    postalCode: '12207',
    email: 'me@corner.example',
  });
  await put('store/sales-rules', { delivery, taxes: [], noTax: true });
  await put('payments', { methods: ['bank-transfer'], bankAccount: 'Corner Bank, IBAN 1' });
  await shop.importYaml(`
categories: [{ code: lamps, name: { en: Lamps of ours } }]
products: [{ sku: OURS, categories: [lamps], name: { en: Lamp of ours }, price: 20, stock: 5, lowStock: 5 }]`);
  const { id, key } = await order(shop, { OURS: 1 }, { method: 'bank-transfer', body: { customer } });
  await shop.commands.receivePayment(id);
  await shop.commands.shipOrder(id, { number: 'TRACK', url: null });
  const message = { name: 'Ann', email: 'ann@example.com', comment: 'Is it heavy? I wonder.' };
  await shop.call(sendMessage, { body: message });
  await shop.call(subscribeToNewsletter, { body: { email: 'ann@example.com' } });
  const mails = await writtenMails(shop.database);
  expect(mails.length).toBeGreaterThan(5);
  const pdf = await shop.raw(`/api/v1/orders/${id}/invoice?key=${key}`, {});
  const invoice = textOfPdf(pdf.rawPayload);
  for (const own of ['Corner', '1 Own Street', 'Lamp of ours']) expect(invoice).toContain(own);
  expect(
    sayingDemo({
      ...(await publicAnswers()),
      ...Object.fromEntries(mails.map(({ subject, html, text }) => [`mail: ${subject}`, `${subject} ${html} ${text}`])),
      order: JSON.stringify((await shop.get(`orders/${id}?key=${key}`)).body),
      invoice,
    }),
  ).toEqual({});
});

async function put(path: string, changes: object): Promise<void> {
  const url = `/api/v1/private/${path}`;
  const { version } = (await shop.get(url, owner.headers)).body as { version: string };
  const answer = await shop.send({ method: 'PUT', url, headers: owner.headers, payload: { ...changes, version } });
  expect(answer.status).toBe(200);
}

const delivery = [
  {
    countries: ['US'],
    zones: [],
    methods: [{ code: 'post', name: { en: 'Post' }, price: 500, freeFrom: null, minimumDays: 2, maximumDays: 4 }],
  },
];

/** Not from the city of the demo. */
const customer = {
  emailAddress: 'ann@example.com',
  billing: {
    firstName: 'Ann',
    lastName: 'Lee',
    address: '1 Main Street',
    city: 'Seattle',
    postalCode: '98101',
    zone: 'WA',
    country: 'US',
  },
};
