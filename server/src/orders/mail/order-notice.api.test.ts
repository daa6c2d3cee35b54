// The merchant gets mails about every order, low stock, and refunds that do not go through.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { order } from '../../../testing/checkout-steps.ts';
import { writtenMails } from '../../../testing/outbox.ts';
import { ScriptedProvider } from '../../../testing/scripted-provider.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { bankTransfer } from '../../payments/bank-transfer.ts';

let shop: TestShop;
let provider: ScriptedProvider;
beforeAll(async () => {
  provider = new ScriptedProvider();
  shop = await openTestShop(undefined, undefined, {
    payments: { adapters: [provider.adapter, bankTransfer], bankAccount: 'US00 1234' },
  });
});
beforeEach(async () => {
  await shop.database.db.execute(sql`truncate mail_outbox, limits`);
  await shop.database.db.execute(sql`update stores set notice_email = null, email = 'shop@example.com'`);
});
afterAll(() => shop.close());

const goods = (sku: string, more: string) =>
  shop.importYaml(`products:\n  - { sku: ${sku}, categories: [living], name: Thing ${sku}, price: 10, ${more} }`);
const notices = async (key: RegExp) => (await writtenMails(shop.database)).filter((mail) => key.test(mail.key));
const transfer = { method: 'bank-transfer' };

describe('a new order', () => {
  beforeEach(() => goods('LAMP', 'stock: 50'));

  test('is mailed to the merchant with lines, address, totals and link', async () => {
    const { id } = await order(shop, { LAMP: 2 }, { ...transfer, lang: 'fr', body: { comments: 'Sonnez deux fois' } });
    const [mail, ...others] = await notices(/^order-received/);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'shop@example.com', replyTo: 'ann@example.com', language: 'en' });
    expect(mail?.subject).toMatch(new RegExp(`^New order ${id}: \\$\\d+\\.\\d\\d$`));
    for (const part of ['LAMP', 'Thing LAMP', '$20.00', '1 Main Street', '04101', 'Ann Lee', 'Sonnez deux fois'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).toContain(`http://shop.test/admin/orders/${id}`);
    expect(mail?.text).toContain('Bank transfer');
    expect(mail?.text).toContain('French');
  });

  test('names products as the store does, with the words of the customer where they differ', async () => {
    await shop.importYaml(
      'products:\n  - { sku: LAMP, categories: [living], name: { en: Thing LAMP, fr: Lampe }, price: 10, stock: 50 }',
    );
    await order(shop, { LAMP: 1 }, { ...transfer, lang: 'fr' });
    const [mail] = await notices(/^order-received/);
    expect(mail?.text).toContain('Thing LAMP');
    expect(mail?.text).toContain('Ordered as: Lampe');
    expect((await notices(/^order-confirmed/))[0]?.text).not.toContain('Thing LAMP');
  });

  test('is mailed to the address for notices, if there is one', async () => {
    await shop.database.db.execute(sql`update stores set notice_email = 'orders@example.com'`);
    await order(shop, { LAMP: 1 }, transfer);
    expect((await notices(/^order-received/)).map(({ to }) => to)).toEqual(['orders@example.com']);
    expect((await notices(/^order-confirmed/)).map(({ to }) => to)).toEqual(['ann@example.com']);
  });

  test('is mailed when it is paid, once, together with the mail to the shopper', async () => {
    const { id } = await order(shop, { LAMP: 1 });
    expect(await notices(/^order-/)).toEqual([]);
    provider.paymentOf(id).state = 'paid';
    await shop.reconcile();
    await shop.reconcile();
    expect((await notices(/^order-/)).map(({ key }) => key)).toEqual([`order-confirmed ${id}`, `order-received ${id}`]);
    expect((await notices(/^order-received/))[0]?.text).toContain('The order is paid.');
  });

  test('is accepted by a store without an address', async () => {
    await shop.database.db.execute(sql`update stores set email = null`);
    await order(shop, { LAMP: 1 }, transfer);
    expect((await notices(/^order-/)).map(({ to }) => to)).toEqual(['ann@example.com']);
  });
});

describe('stock that runs low', () => {
  const subjects = async () => (await notices(/^low-stock/)).map(({ subject }) => subject);

  test('is told once when it is low and once when it is gone', async () => {
    await goods('CUP', 'stock: 5, lowStock: 3');
    await order(shop, { CUP: 1 }, transfer);
    expect(await subjects()).toEqual([]);
    await order(shop, { CUP: 1 }, transfer);
    await order(shop, { CUP: 1 }, transfer);
    expect(await subjects()).toEqual(['Low stock: Thing CUP (3 left)']);
    await order(shop, { CUP: 2 }, transfer);
    expect(await subjects()).toEqual(['Low stock: Thing CUP (3 left)', 'Sold out: Thing CUP']);
  });

  test('is told again after new stock has arrived', async () => {
    await goods('PEN', 'stock: 4, lowStock: 3');
    await order(shop, { PEN: 1 }, transfer);
    await shop.commands.setStock('PEN', 4);
    await order(shop, { PEN: 1 }, transfer);
    expect(await subjects()).toEqual(['Low stock: Thing PEN (3 left)', 'Low stock: Thing PEN (3 left)']);
  });

  test('is not told without a threshold', async () => {
    await goods('JAR', 'stock: 1');
    await order(shop, { JAR: 1 }, transfer);
    expect(await subjects()).toEqual([]);
  });
});

describe('a refund', () => {
  const paid = async () => {
    await goods('VASE', 'stock: 50');
    const { id } = await order(shop, { VASE: 1 });
    provider.paymentOf(id).state = 'paid';
    await shop.reconcile();
    return id;
  };

  test('that fails at the bank is told with its reason', async () => {
    const id = await paid();
    provider.refundState = 'pending';
    await shop.commands.refundOrder(id, null);
    provider.refundState = 'done';
    provider.settleRefund(id, 'failed', 'expired_or_canceled_card');
    await shop.send(provider.event(id));
    await shop.reconcile();
    const [mail, ...others] = await notices(/^refund-/);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'shop@example.com', subject: `Order ${id}: the refund has failed` });
    expect(mail?.text).toContain('expired_or_canceled_card');
    expect(mail?.text).toContain(`http://shop.test/admin/orders/${id}`);
  });

  test('that the provider refuses is told once, however often it is tried', async () => {
    const id = await paid();
    provider.refuses = 'charge_disputed';
    await shop.commands.refundOrder(id, '1');
    await shop.commands.refundOrder(id, '2');
    provider.refuses = null;
    const mails = await notices(/^refund-refused/);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill(`Order ${id}: the refund has failed`));
    expect(mails[0]?.text).toContain('charge_disputed');
  });
});
