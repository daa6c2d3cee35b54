import * as account from '@vitrine/contract/account/account.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDRESS, fillCart, order, orderBody, submit } from '../../../testing/checkout-steps.ts';
import { login, newEmail, PASSWORD } from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { bankTransfer } from '../../payments/bank-transfer.ts';
import { testPayments } from '../../payments/test-provider/test-provider.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(undefined, undefined, {
    payments: { adapters: [bankTransfer, testPayments], bankAccount: 'US00 1234' },
  });
  await shop.importYaml(`
products:
  - { sku: DOLLAR, categories: [living], name: { en: Dollar, fr: Dollar (fr) }, price: 1, stock: 999 }`);
});
afterAll(() => shop.close());

const method = 'bank-transfer';
const nameIn = (header: unknown) => /filename="([^"]+)"/.exec(String(header))?.[1];
const ask = (id: number, key: string) => shop.raw(`/api/v1/orders/${id}/invoice?key=${key}`, {});

test('an invoice is a PDF with a permanent number', async () => {
  const { id, key } = await order(shop, { DOLLAR: 2 }, { method });
  const [first, again] = [await ask(id, key), await ask(id, key)];
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('application/pdf');
  expect(first.headers['cache-control']).toBe('no-store');
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.rawPayload.subarray(-6).toString()).toContain('%%EOF');
  expect(nameIn(again.headers['content-disposition'])).toBe(nameIn(first.headers['content-disposition']));
});

test('numbers have no gaps under concurrency, and French orders have French invoices', async () => {
  const made = [];
  for (let n = 0; n < 5; n += 1) made.push(await order(shop, { DOLLAR: 1 }, { method, lang: 'fr' }));
  const answers = await Promise.all(made.flatMap(({ id, key }) => [ask(id, key), ask(id, key)]));
  const names = [...new Set(answers.map(({ headers }) => nameIn(headers['content-disposition']) ?? ''))].sort();
  expect(names).toHaveLength(5);
  const numbers = names.map((name) => Number(/^facture-(\d{6})\.pdf$/.exec(name)?.[1]));
  expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2, 3, 4]);
});

test('names in any script are drawn', async () => {
  const billing = { ...ADDRESS, firstName: 'Łukasz', lastName: 'Ξένος Иванов' };
  const { id, key } = await order(
    shop,
    { DOLLAR: 1 },
    { method, body: { customer: { emailAddress: 'l@example.com', billing } } },
  );
  const answer = await ask(id, key);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.toString('latin1')).toContain('DejaVuSans');
});

test('there is no invoice before the order is confirmed, nor for others', async () => {
  const code = await fillCart(shop, { DOLLAR: 1 });
  const waiting = await submit(shop, code, await orderBody(shop, code, { method: 'test' }));
  const { id, key } = waiting.body as { id: number; key: string };
  expect((await ask(id, key)).json()).toMatchObject({ code: 'invoice.not-yet' });
  const { id: other } = await order(shop, { DOLLAR: 1 }, { method });
  expect((await ask(other, 'x'.repeat(32))).statusCode).toBe(404);
  expect((await shop.get(`auth/orders/${other}/invoice`)).status).toBe(401);
});

test('a customer reads own invoices without a key, and no others', async () => {
  const email = newEmail('invoice');
  const customer = { emailAddress: email, password: PASSWORD, billing: ADDRESS };
  const own = await order(shop, { DOLLAR: 1 }, { method, body: { customer } });
  const other = await order(shop, { DOLLAR: 1 }, { method });
  const { token } = (await login(shop, email)).body as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await shop.raw(`/api/v1/auth/orders/${own.id}/invoice`, headers);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect((await shop.get(`auth/orders/${other.id}/invoice`, headers)).status).toBe(404);
  // Deleting an account removes nothing from the books.
  await shop.callAs(token)(account.deleteAccount, { body: { password: PASSWORD } });
  expect((await ask(own.id, own.key)).statusCode).toBe(200);
});
