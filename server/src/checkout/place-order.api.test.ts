import * as carts from '@vitrine/contract/cart/cart.ts';
import * as checkout from '@vitrine/contract/checkout/checkout.ts';
import type { Confirmation } from '@vitrine/contract/checkout/checkout-shapes.ts';
import * as orders from '@vitrine/contract/orders/orders.ts';
import { sql } from 'drizzle-orm';
import { Client, type QueryConfig } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADDRESS, fillCart, order, orderBody, readShown, submit } from '../../testing/checkout-steps.ts';
import { findBroken } from '../../testing/invariants.ts';
import { ScriptedProvider } from '../../testing/scripted-provider.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { bankTransfer } from '../payments/bank-transfer.ts';
import { testPayments } from '../payments/test-provider/test-provider.ts';
import { EmbeddedClient } from '../platform/database/embedded/embedded-client.ts';

let shop: TestShop;
let provider: ScriptedProvider;
/** How far the shop's clock is ahead. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
beforeAll(async () => {
  provider = new ScriptedProvider();
  shop = await openTestShop(undefined, now, {
    payments: { adapters: [provider.adapter, testPayments, bankTransfer], bankAccount: 'US00 1234' },
  });
});
beforeEach(async () => {
  ahead = 0;
  provider.away = false;
  await shop.importYaml(`
products:
  - { sku: DOLLAR, categories: [living], name: { en: Dollar, fr: Dollar (fr) }, price: 1, stock: 999 }
  - { sku: RARE, categories: [living], name: Rare, price: 30, stock: 1 }
  - { sku: PAIR, categories: [living], name: Pair, price: 10, stock: 50 }`);
});
afterEach(async () => {
  expect(await findBroken(shop.database.db, now())).toEqual([]);
});
afterAll(() => shop.close());

const stockOf = async (sku: string): Promise<number> => {
  const { rows } = await shop.database.db.execute<{ stock: number }>(
    sql`select stock from variants where sku = ${sku}`,
  );
  return rows[0]?.stock ?? -1;
};
const countOrders = async (): Promise<number> => {
  const { rows } = await shop.database.db.execute<{ n: number }>(sql`select count(*)::int as n from orders`);
  return rows[0]?.n ?? 0;
};
const deliveryAt = (price: number) => `
delivery:
  - countries: [US, CA, FR]
    methods:
      - { code: ground, name: { en: Ground, fr: Standard }, price: ${price}, freeFrom: 60, days: [3, 5] }`;
const fieldsOf = (body: unknown) => (body as { fields: Record<string, string> }).fields;

/** The queries of a request, without the jobs that its commit wakes and the tests' own notices. */
async function statementsOf(request: () => Promise<unknown>): Promise<string[]> {
  // Queries that begin and end transactions or read the clock are plain texts.
  const onServer = vi.spyOn(Client.prototype, 'query');
  const embedded = vi.spyOn(EmbeddedClient.prototype as unknown as { run(text: string): unknown }, 'run');
  await request();
  const configs = onServer.mock.calls.map(([config]) => config as string | QueryConfig);
  const texts = configs.flatMap((config) => (typeof config === 'string' ? [] : [config.text]));
  texts.push(...embedded.mock.calls.map(([text]) => text).filter((text) => text !== 'select 1'));
  onServer.mockRestore();
  embedded.mockRestore();
  return texts.filter((text) => !/^update "mail_outbox"|"alerts"|test_notices/.test(text));
}

describe('an order', () => {
  test('of two lines takes at most 16 statements, and adding to a cart four', async () => {
    await order(shop, { DOLLAR: 1, PAIR: 1 }, { method: 'bank-transfer' });
    // The order before has made the cache of products forget both.
    await fillCart(shop, { DOLLAR: 1, PAIR: 1 });
    const code = await fillCart(shop, { DOLLAR: 1 });
    const body = { product: 'PAIR', quantity: 1 };
    const added = await statementsOf(() => shop.call(carts.addToCart, { params: { code }, body }));
    const sent = await orderBody(shop, code, { method: 'bank-transfer' });
    const ordered = await statementsOf(() => submit(shop, code, sent));
    expect(added.length, added.join('\n')).toBeLessThanOrEqual(4);
    expect(ordered.length, ordered.join('\n')).toBeLessThanOrEqual(16);
    expect(ordered.filter((text) => text.includes('insert into "orders"'))).toHaveLength(1);
  });

  test('reserves stock, returns the payment page and closes the cart (USE-19, STATE-20, API-26)', async () => {
    const code = await fillCart(shop, { DOLLAR: 3 });
    const shown = await readShown(shop, code);
    const answer = await submit(shop, code, await orderBody(shop, code));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        orderStatus: 'ORDERED',
        paymentStatus: 'open',
        redirectUrl: expect.stringContaining('https://pay.test/'),
        emailAddress: 'ann@example.com',
        shipping: 'Ground',
        payment: 'CREDITCARD',
        total: { totals: shown.total.totals, grandTotal: shown.total.total },
        billing: { firstName: 'Ann', zone: 'ME', provinceName: 'Maine', countryName: 'United States' },
        products: [{ sku: 'DOLLAR', orderedQuantity: 3, price: '$1.00', subTotal: '$3.00' }],
      },
    });
    expect((answer.body as Confirmation).key).toMatch(/^[0-9a-f]{32}$/);
    expect(await stockOf('DOLLAR')).toBe(996);
    expect((await shop.get(`cart/${code}`)).status).toBe(404);
    expect((await shop.get(`cart/${code}/total`)).status).toBe(404);
    const put = { method: 'PUT' as const, url: `/api/v1/cart/${code}`, payload: { product: 'PAIR', quantity: 1 } };
    expect(((await shop.send(put)).body as { code: string }).code).not.toBe(code);
  });

  test('that is paid outside the shop is placed at once', async () => {
    const made = await order(shop, { PAIR: 2 }, { method: 'bank-transfer', lang: 'fr' });
    expect(made).toMatchObject({ orderStatus: 'ORDERED', paymentStatus: 'due', redirectUrl: null });
    const query = { key: made.key, lang: 'fr' };
    const read = await shop.call(orders.readOrder, { params: { id: made.id }, query });
    expect(read.instructions).toContain('US00 1234');
    expect(read).toMatchObject({ language: 'fr', paymentType: 'DIRECTBANK', shippingName: 'Standard' });
    expect(read.total.total).toContain(',');
  });

  test('that costs nothing needs no payment (USE-18)', async () => {
    const code = await fillCart(shop, { PAIR: 2 });
    await shop.call(carts.applyCoupon, { params: { code, promo: 'HUGE' } });
    await shop.importYaml(deliveryAt(0));
    const answer = await submit(shop, code, await orderBody(shop, code));
    expect(answer).toMatchObject({
      status: 200,
      body: { orderStatus: 'PROCESSED', paymentStatus: 'paid', payment: 'FREE', redirectUrl: null },
    });
    await shop.importYaml(deliveryAt(6.5));
  });

  test('reports every missing or invalid field, in the language of the request (INPUT-11)', async () => {
    const code = await fillCart(shop, { DOLLAR: 1 });
    const body = await orderBody(shop, code, {
      lang: 'fr',
      method: 'nothing',
      body: {
        customer: {
          emailAddress: 'ann@nowhere',
          billing: { ...ADDRESS, country: 'JP', zone: null, postalCode: '100-0001' },
          delivery: {
            firstName: ' ',
            lastName: 'Lee',
            address: 'x',
            city: '',
            country: 'CA',
            postalCode: '12',
            phone: 'abc',
          },
        },
      },
    });
    const answer = await submit(shop, code, body, { lang: 'fr' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'order.incomplete' } });
    expect(fieldsOf(answer.body)).toEqual({
      'customer.emailAddress': 'Indiquez une adresse e-mail comme nom@exemple.com',
      'customer.delivery.firstName': 'Indiquez votre prénom',
      'customer.delivery.address': 'Indiquez votre adresse (numéro et rue)',
      'customer.delivery.city': 'Indiquez une ville',
      'customer.delivery.zone': 'Choisissez une province',
      'customer.delivery.postalCode': 'Indiquez un code postal valable (Canada), par exemple H3Z 2Y7',
      'customer.delivery.phone': 'Indiquez un numéro de téléphone de 6 à 15 chiffres',
      'customer.billing.zone': 'Choisissez une préfecture',
      'payment.paymentModule': 'Choisissez un moyen de paiement',
    });
    expect((await shop.get(`cart/${code}`)).status).toBe(200);
  });

  test('is delivered only to served countries; the billing address may be anywhere', async () => {
    const code = await fillCart(shop, { DOLLAR: 1 });
    const japan = { ...ADDRESS, country: 'JP', zone: '13', postalCode: '100-0001' };
    const refused = await orderBody(shop, code, { body: { customer: { emailAddress: 'a@b.co', delivery: japan } } });
    const answer = await submit(shop, code, refused);
    expect(fieldsOf(answer.body)).toEqual({ 'customer.delivery.country': 'We do not deliver to Japan yet' });
    const fine = await orderBody(shop, code, {
      body: { customer: { emailAddress: 'a@b.co', delivery: ADDRESS, billing: japan } },
    });
    expect(await submit(shop, code, fine)).toMatchObject({
      status: 200,
      body: { billing: { country: 'JP' }, delivery: { country: 'US' } },
    });
  });

  test('needs accepted terms when the payment page is used (SCREEN-39)', async () => {
    const code = await fillCart(shop, { DOLLAR: 1 });
    const body = await orderBody(shop, code, { body: { customerAgreement: false } });
    expect(await submit(shop, code, body)).toMatchObject({ status: 400, body: { code: 'order.terms' } });
  });

  test('of an empty or unknown cart is refused', async () => {
    const code = await fillCart(shop, { DOLLAR: 1 });
    const body = await orderBody(shop, code);
    await shop.call(carts.removeFromCart, { params: { code, sku: 'DOLLAR' } });
    expect(await submit(shop, code, body)).toMatchObject({ status: 400, body: { code: 'cart.empty' } });
    expect(await submit(shop, 'f'.repeat(32), body)).toMatchObject({ status: 404, body: { code: 'cart.not-found' } });
  });

  test('stores zone, note and terms as sent', async () => {
    const made = await order(shop, { DOLLAR: 1 }, { body: { comments: ' Ring twice ' }, method: 'bank-transfer' });
    const read = await shop.call(orders.readOrder, { params: { id: made.id }, query: { key: made.key } });
    expect(read).toMatchObject({ comments: 'Ring twice', customerAgreed: true, delivery: { zone: 'ME' } });
  });
});

describe('an unmodified public storefront', () => {
  const theirBody = (amount: unknown, shippingQuote: unknown) => ({
    shippingQuote,
    currency: 'USD',
    payment: { paymentType: 'CREDITCARD', transactionType: 'CAPTURE', paymentModule: 'stripe', amount },
    customer: { emailAddress: 'bob@example.com', billing: ADDRESS },
  });

  test('orders and pays in test mode with the body it sends (API-5)', async () => {
    const code = await fillCart(shop, { DOLLAR: 2 });
    const { amount, shippingQuote } = await readShown(shop, code);
    const answer = await submit(shop, code, theirBody(amount, shippingQuote));
    expect(answer).toMatchObject({
      status: 200,
      body: { id: expect.any(Number), orderStatus: 'PROCESSED', paymentStatus: 'paid', redirectUrl: null },
    });
    const again = await submit(shop, code, theirBody(amount, shippingQuote));
    expect(again).toMatchObject({ status: 409, body: { code: 'order.placed' } });
  });

  test('may leave the quote empty and send the amount as text', async () => {
    const code = await fillCart(shop, { DOLLAR: 2 });
    const { amount } = await readShown(shop, code);
    expect((await submit(shop, code, theirBody(String(amount), ''))).status).toBe(200);
  });

  test('gets the taxes of its address without sending a zone, and so the total of its order', async () => {
    const code = await fillCart(shop, { DOLLAR: 2 });
    const place = { countryCode: 'CA', postalCode: 'H1H1H1' };
    const { shippingOptions } = await shop.call(checkout.quoteShipping, { params: { code }, body: place });
    const quote = shippingOptions?.at(-1)?.shippingQuoteOptionId ?? 0;
    const { totals } = await shop.call(checkout.readTotal, { params: { code }, query: { quote } });
    const address = { address: '1 Main', city: 'Montreal', postalCode: 'H1H1H1', country: 'CA', zone: 'QC' };
    const body = {
      ...theirBody(totals.at(-1)?.value, quote),
      customer: { emailAddress: 'ann@example.com', billing: { ...address, firstName: 'Ann', lastName: 'Lee' } },
    };
    expect(await submit(shop, code, body)).toMatchObject({ status: 200, body: { paymentStatus: 'paid' } });
  });

  test('cannot use a provider that needs a page', async () => {
    const code = await fillCart(shop, { DOLLAR: 2 });
    const { amount } = await readShown(shop, code);
    const body = { ...theirBody(amount, ''), payment: { ...theirBody(amount, '').payment, paymentModule: 'scripted' } };
    expect(await submit(shop, code, body)).toMatchObject({ status: 400, body: { code: 'payment.needs-page' } });
  });
});

describe('the price', () => {
  test('that has changed is refused with the new totals, up or down, and nothing is ordered', async () => {
    for (const price of [12, 8]) {
      const code = await fillCart(shop, { PAIR: 1 });
      const body = await orderBody(shop, code);
      const before = await countOrders();
      await shop.importYaml(
        `products:\n  - { sku: PAIR, categories: [living], name: Pair, price: ${price}, stock: 50 }`,
      );
      const answer = await submit(shop, code, body);
      expect(answer).toMatchObject({ status: 409, body: { code: 'order.price-changed' } });
      const { totals } = (answer.body as { totals: { totals: { value: number }[] } }).totals;
      expect(totals).toEqual((await readShown(shop, code)).total.totals);
      expect(await countOrders()).toBe(before);
      expect(await stockOf('PAIR')).toBe(50);
      const agreed = await orderBody(shop, code);
      expect((await submit(shop, code, agreed)).status).toBe(200);
      await shop.importYaml('products:\n  - { sku: PAIR, categories: [living], name: Pair, price: 10, stock: 50 }');
    }
  });

  test('is calculated for the address of the order, whatever the quote was for', async () => {
    const code = await fillCart(shop, { PAIR: 1 });
    const quebec = { ...ADDRESS, country: 'CA', zone: 'QC', postalCode: 'H2X 1Y4' };
    const body = await orderBody(shop, code, { body: { customer: { emailAddress: 'a@b.co', delivery: quebec } } });
    const answer = await submit(shop, code, body);
    expect(answer).toMatchObject({ status: 409, body: { code: 'order.price-changed' } });
    const { totals } = (answer.body as { totals: { totals: { title: string; value: number }[] } }).totals;
    expect(totals.map(({ title }) => title)).toContain('QST');
    const amount = totals.at(-1)?.value;
    expect((await submit(shop, code, { ...body, payment: { ...body.payment, amount } })).status).toBe(200);
  });

  test('of the browser is ignored (USE-16)', async () => {
    const code = await fillCart(shop, { PAIR: 1 });
    const body = await orderBody(shop, code);
    for (const amount of [0, 0.01, 1e9, '-5', 'NaN', '', '1e-9']) {
      const answer = await submit(shop, code, { ...body, total: 0, payment: { ...body.payment, amount, price: 0 } });
      expect([400, 409]).toContain(answer.status);
    }
    for (const amount of [null, [], {}, true]) {
      expect((await submit(shop, code, { ...body, payment: { ...body.payment, amount } })).status).toBe(400);
    }
    expect((await submit(shop, code, body)).status).toBe(200);
  });

  test('of an expired coupon is refused before anything is ordered', async () => {
    await shop.importYaml('coupons:\n  - { code: BRIEF, kind: percentage, value: 10, until: 2027-06-01 }');
    const code = await fillCart(shop, { PAIR: 1 });
    await shop.call(carts.applyCoupon, { params: { code, promo: 'BRIEF' } });
    const body = await orderBody(shop, code);
    await shop.importYaml('coupons:\n  - { code: BRIEF, kind: percentage, value: 10, until: 2026-01-01 }');
    expect(await submit(shop, code, body)).toMatchObject({ status: 409, body: { code: 'order.price-changed' } });
  });
});

describe('repeated requests', () => {
  test('50 concurrent requests with one key: one order, one payment, equal responses (STATE-20)', async () => {
    const code = await fillCart(shop, { PAIR: 2 });
    const body = await orderBody(shop, code);
    const before = await countOrders();
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(shop, code, body, { key: 'once' })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
    const ids = answers.map(({ body: answered }) => (answered as Confirmation).id);
    expect([...provider.payments.values()].filter(({ orderId }) => ids.includes(orderId))).toHaveLength(1);
    expect(await stockOf('PAIR')).toBe(48);
  });

  test('without a key: one order per cart, and no data of it for others (STATE-20)', async () => {
    const code = await fillCart(shop, { PAIR: 1 });
    const body = await orderBody(shop, code);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(shop, code, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    for (const answer of others) expect(answer).toMatchObject({ status: 409, body: { code: 'order.placed' } });
    expect(JSON.stringify(others)).not.toMatch(/Ann|Main Street|ann@example|[0-9a-f]{32}/);
    expect(await stockOf('PAIR')).toBe(49);
  });

  test('the cart code gives no access to its order', async () => {
    const { code, id, key } = await order(shop, { PAIR: 1 }, { key: 'own' });
    const body = await orderBody(shop, await fillCart(shop, { PAIR: 1 }), { email: 'mallory@example.com' });
    for (const headers of [{}, { key: 'guessed' }]) {
      const answer = await submit(shop, code, body, headers);
      expect(answer).toMatchObject({ status: 409, body: { code: 'order.placed' } });
      expect(JSON.stringify(answer.body)).not.toMatch(/Ann|Main Street|ann@example/);
    }
    const start = (query: { key?: string }) =>
      shop.call(checkout.startPayment, { params: { code }, query, body: { paymentModule: 'scripted' } });
    await expect(start({})).rejects.toMatchObject({ status: 404, code: 'order.not-found' });
    await expect(start({ key: '0'.repeat(32) })).rejects.toMatchObject({ status: 404, code: 'order.not-found' });
    expect(await start({ key })).toMatchObject({ orderId: id });
  });

  test('a key with another body is refused; another cart may use it', async () => {
    const code = await fillCart(shop, { PAIR: 1 });
    const body = await orderBody(shop, code);
    const first = await submit(shop, code, body, { key: 'mine' });
    expect((await submit(shop, code, body, { key: 'mine' })).body).toEqual(first.body);
    const other = { ...body, comments: 'other' };
    expect(await submit(shop, code, other, { key: 'mine' })).toMatchObject({
      status: 422,
      body: { code: 'request.key-reused' },
    });
    const elsewhere = await order(shop, { PAIR: 1 }, { key: 'mine' });
    expect(elsewhere.id).not.toBe((first.body as Confirmation).id);
    ahead = 72 * 3_600_000 + 60_000;
    await shop.reconcile();
    expect((await submit(shop, code, other, { key: 'mine' })).status).toBe(422);
  });
});

describe('the last items in stock', () => {
  test('ten concurrent shoppers: one order, nine domain errors that name the line', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => fillCart(shop, { RARE: 1, DOLLAR: 1 })));
    const bodies = await Promise.all(codes.map((code) => orderBody(shop, code)));
    const answers = await Promise.all(codes.map((code, index) => submit(shop, code, bodies[index] ?? {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost).toHaveLength(9);
    for (const { body } of lost)
      expect(body).toMatchObject({
        code: 'order.stock-changed',
        lines: [{ sku: 'RARE', name: 'Rare', wanted: 1, left: 0 }],
      });
    expect(await stockOf('RARE')).toBe(0);
    expect(await stockOf('DOLLAR')).toBe(998);
  });

  test('overlapping orders of several lines wait for each other and all succeed', async () => {
    const codes = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        fillCart(shop, index % 2 === 0 ? { PAIR: 2, DOLLAR: 3 } : { DOLLAR: 3, PAIR: 2 }),
      ),
    );
    const bodies = await Promise.all(codes.map((code) => orderBody(shop, code)));
    const answers = await Promise.all(codes.map((code, index) => submit(shop, code, bodies[index] ?? {})));
    expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 200));
    expect(await stockOf('PAIR')).toBe(2);
    expect(await stockOf('DOLLAR')).toBe(999 - 72);
  });

  test('a product that is no longer sold blocks the order and is named', async () => {
    const code = await fillCart(shop, { PAIR: 1 });
    const body = await orderBody(shop, code);
    await shop.importYaml(
      'products:\n  - { sku: PAIR, categories: [living], name: Pair, price: 10, stock: 50, visible: false }',
    );
    expect(await submit(shop, code, body)).toMatchObject({
      status: 409,
      body: { code: 'order.stock-changed', message: expect.stringContaining('Pair') },
    });
    await shop.importYaml('products:\n  - { sku: PAIR, categories: [living], name: Pair, price: 10, stock: 50 }');
  });
});

describe('a coupon', () => {
  test('is used exactly as often as allowed, by 20 concurrent orders', async () => {
    await shop.importYaml('coupons:\n  - { code: THREE, kind: percentage, value: 10, limit: 3 }');
    const codes = await Promise.all(Array.from({ length: 20 }, () => fillCart(shop, { DOLLAR: 10 })));
    for (const code of codes) await shop.call(carts.applyCoupon, { params: { code, promo: 'THREE' } });
    const bodies = await Promise.all(codes.map((code) => orderBody(shop, code)));
    const answers = await Promise.all(codes.map((code, index) => submit(shop, code, bodies[index] ?? {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(new Set([409]));
    expect(await stockOf('DOLLAR')).toBe(999 - 30);
  });

  test('with a limit per customer ignores the spelling of the address', async () => {
    await shop.importYaml('coupons:\n  - { code: ONCE, kind: percentage, value: 10, limitPerCustomer: 1 }');
    const use = async (email: string) => {
      const code = await fillCart(shop, { DOLLAR: 10 });
      await shop.call(carts.applyCoupon, { params: { code, promo: 'ONCE' } });
      return submit(shop, code, await orderBody(shop, code, { email }));
    };
    const refused = { status: 400, body: { code: 'coupon.used-by-you' } };
    expect((await use('Cat+one@Example.com')).status).toBe(200);
    expect(await use('cat@example.com')).toMatchObject(refused);
    expect((await use('d.o.g@gmail.com')).status).toBe(200);
    expect(await use('dog+2@googlemail.com')).toMatchObject(refused);
  });
});

describe('payment methods', () => {
  test('are listed with name and description', async () => {
    const methods = await shop.call(checkout.listPaymentMethods, { query: { lang: 'fr' } });
    expect(methods.map(({ code, redirects, test: isTest }) => [code, redirects, isTest])).toEqual([
      ['scripted', true, false],
      ['test', true, true],
      ['bank-transfer', false, false],
    ]);
  });
});
