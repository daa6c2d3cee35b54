import { expect, test } from 'vitest';
import { paymentRequest } from '../../testing/payment-request.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { behindUnreliableLine } from '../../testing/unreliable-line.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { createPayments, type PaymentSettings, ProviderUnavailable } from './payments.ts';
import { testPayments } from './test-provider/test-provider.ts';

const open = async (settings: PaymentSettings) => {
  const { db } = await emptyDatabase();
  return createPayments({
    db,
    clock: () => new Date(),
    shopUrl: 'http://shop.test',
    settings,
    jobs: new Jobs(() => new Date()),
  });
};

test('methods are found by their code, in the order of the settings', async () => {
  const payments = await open({ methods: ['cash-on-delivery', 'test'] });
  expect(payments.methods.map(({ code }) => code)).toEqual(['cash-on-delivery', 'test']);
  expect(payments.find('test')?.isTest).toBe(true);
  expect(payments.find('bank-transfer')).toBeUndefined();
  await payments.close();
});

test('methods outside the shop carry their instructions', async () => {
  const payments = await open({ methods: ['bank-transfer', 'cash-on-delivery'], bankAccount: 'Ann’s Lamps, IBAN 1' });
  const transfer = payments.find('bank-transfer');
  expect(transfer?.online).toBeNull();
  const due = { orderNumber: 'V-102', amount: '$12.50' };
  expect(transfer?.instructions?.('en', due).split('\n')).toEqual([
    'Transfer the amount to this account and state the reference.',
    ...['Amount: $12.50', 'Account: Ann’s Lamps', 'IBAN: 1', 'Reference: V-102'],
  ]);
  expect(transfer?.instructions?.('fr', due)).toContain('Référence\u00a0: V-102');
  expect(payments.find('cash-on-delivery')?.instructions?.('fr', due)).toContain('espèces');
  await payments.close();
});

test('a payment that failed on the way is started again', async () => {
  const { adapter, line } = behindUnreliableLine(testPayments);
  const payments = await open({ adapters: [adapter] });
  const online = payments.find('test')?.online;
  const request = paymentRequest(new Date());
  line.after = async () => {
    throw new ProviderUnavailable('cut');
  };
  await expect(online?.start(request)).rejects.toThrow(ProviderUnavailable);
  line.after = async () => {};
  const started = await online?.start(request);
  expect(await online?.ask(started?.reference ?? '')).toMatchObject({ state: 'open' });
  await payments.close();
});
