// Every field that anybody may fill in, with every payload that fits, through to the mails and pages that show it.
import * as account from '@vitrine/contract/account/account.ts';
import { requestAlert } from '@vitrine/contract/alerts/alerts.ts';
import { announceDonation, offerHelp, sendMessage } from '@vitrine/contract/contact/contact.ts';
import { subscribeToNewsletter } from '@vitrine/contract/newsletter/newsletter.ts';
import { readOrder } from '@vitrine/contract/orders/orders.ts';
import { placePreOrder } from '@vitrine/contract/preorder/preorder.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bankTransfer } from '../../server/src/payments/bank-transfer.ts';
import { ADDRESS, order } from '../../server/testing/checkout-steps.ts';
import { writtenMails } from '../../server/testing/outbox.ts';
import { newCustomer } from '../../server/testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../server/testing/test-shop.ts';
import { fitted, PAYLOADS } from './payloads.ts';
import { harmless, skeletonOf, tracesIn } from './traces.ts';

// A hundred requests and more in a test: seconds, but not on a machine that is busy.
vi.setConfig({ testTimeout: 120_000 });

const WARES = `products:
  - { sku: THING, categories: [living], name: Thing, price: 10, stock: 999 }
  - { sku: SOON, categories: [living], name: Soon, price: 10, stock: 0, preOrder: true }`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(undefined, undefined, { payments: { adapters: [bankTransfer], bankAccount: 'US00 1234' } });
  await shop.importYaml(WARES);
});
afterAll(() => shop.close());
afterEach(() => shop.database.db.execute(sql`truncate mail_outbox, limits`));

/** Nobody is counted: the corpus is larger than what one person may send. */
const uncounted = () => shop.database.db.execute(sql`truncate limits`);

/** The parts of the corpus for a field of that length, one after the other. */
function inTurn(max: number): () => string {
  const parts = fitted(max);
  let next = 0;
  return () => parts[next++ % parts.length] ?? '';
}

async function expectClean(least: number): Promise<void> {
  const mails = await writtenMails(shop.database);
  expect(mails.length).toBeGreaterThanOrEqual(least);
  expect(mails.flatMap(({ html }) => tracesIn(html))).toEqual([]);
  const pages = await Promise.all(
    ['', ...mails.slice(-5).flatMap(({ id }) => [`/${id}`, `/${id}/content`])].map((path) =>
      shop.get(`${shop.mailboxPath}${path}`),
    ),
  );
  for (const { status, body } of pages) {
    expect(status).toBe(200);
    expect(tracesIn(String(body), { elements: ['iframe', 'base'] })).toEqual([]);
  }
}

/** Mails of one kind differ by their texts only. */
async function expectOneShape(key: RegExp): Promise<void> {
  const mails = (await writtenMails(shop.database)).filter((mail) => key.test(mail.key));
  expect(mails.length).toBeGreaterThan(1);
  expect(new Set(mails.map(({ html }) => skeletonOf(html).join())).size).toBe(1);
}

test('messages, offers of help and announced donations', async () => {
  const [name, subject, orderNumber, comment] = [inTurn(80), inTurn(100), inTurn(40), inTurn(2000)];
  const write = (form: object) => shop.call(sendMessage, { body: { email: 'ann@example.com', ...form } });
  await write({ name: 'Ann', subject: 'x', orderNumber: '1', comment: 'x'.repeat(10) });
  for (let round = 0; round < 90; round += 1) {
    await uncounted();
    await write({
      name: name(),
      subject: subject(),
      orderNumber: orderNumber(),
      comment: comment().replace(/\s/g, ' '),
    });
  }
  await expectOneShape(/^contact/);
  for (const payload of fitted(2000)) {
    await uncounted();
    const body = { name: name(), email: 'bob@example.com', message: payload };
    await shop.call(offerHelp, { body });
    await shop.call(announceDonation, { body: { ...body, amount: orderNumber() } });
  }
  await expectClean(97);
});

test('orders: names, company, address, note and tracking number', async () => {
  const fields = { names: inTurn(60), company: inTurn(100), street: inTurn(120), city: inTurn(80), note: inTurn(500) };
  /** An address of whatever is typed, as it is or made harmless. */
  const addressOf = (as: (text: string) => string) => ({
    ...ADDRESS,
    firstName: as(fields.names()),
    lastName: as(fields.names()),
    company: as(fields.company()),
    address: as(fields.street()),
    address2: as(fields.street()),
    city: as(fields.city()),
  });
  const place = (as: (text: string) => string) => {
    const customer = { emailAddress: 'ann@example.com', billing: addressOf(as), delivery: addressOf(as) };
    const body = { customer, comments: as(fields.note()) };
    return order(shop, { THING: 1 }, { method: 'bank-transfer', body });
  };
  await place(harmless);
  for (let round = 0; round < 45; round += 1) {
    await uncounted();
    const { id, key } = await place(String);
    if (round % 9 > 0) continue;
    const kept = await shop.call(readOrder, { params: { id }, query: { key } });
    expect(kept.billing.company).toContain('__xss');
    await shop.commands.shipOrder(id, { number: fields.names(), url: fields.names() });
    const { rawPayload } = await shop.raw(`/api/v1/orders/${id}/invoice?key=${key}`, {});
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(rawPayload.toString('latin1')).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|URI)\b/);
  }
  await expectClean(50);
});

test('customers: names, address and every mail sent to them', async () => {
  const { token, email } = await newCustomer(shop);
  const asked = shop.callAs(token);
  for (const firstName of fitted(60)) {
    await uncounted();
    await asked(account.changeProfile, { body: { firstName, lastName: firstName } });
    await asked(account.requestVerification, {});
  }
  await shop.call(account.requestPasswordReset, { body: { username: email } });
  await expectClean(103);
});

test('mails: payloads in the addresses and names of subscribers', async () => {
  const name = inTurn(200);
  const addresses = PAYLOADS.filter((payload) => !/[\s@]/.test(payload) && payload.length < 60).map(
    (payload) => `${payload}@example.com`,
  );
  expect(addresses.length).toBeGreaterThan(40);
  for (const [index, address] of addresses.entries()) {
    await uncounted();
    const reader = { email: `reader${index}@example.com`, firstName: name(), lastName: name() };
    await shop.call(subscribeToNewsletter, { body: reader });
    const requests = await Promise.allSettled([
      shop.call(subscribeToNewsletter, { body: { ...reader, email: address } }),
      shop.call(requestAlert, { body: { product: 'SOON', kind: 'price', email: address } }),
      shop.call(placePreOrder, { body: { product: 'SOON', emailAddress: address } }),
    ]);
    // An address that no mail could reach may be refused, in words.
    for (const request of requests)
      if (request.status === 'rejected') expect(request.reason).toMatchObject({ status: 400 });
  }
  await expectClean(addresses.length);
});
