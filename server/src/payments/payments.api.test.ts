import { expect, test } from 'vitest';
import { paymentRequest } from '../../testing/payment-request.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { behindUnreliableLine } from '../../testing/unreliable-line.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { NOTHING_STORED } from './adapter.ts';
import { bankTransfer } from './bank-transfer.ts';
import {
  type Adapter,
  createPayments,
  type PaymentSettings,
  ProviderUnavailable,
  type StoredPayments,
} from './payments.ts';
import { testPayments } from './test-provider/test-provider.ts';

const open = async (settings: PaymentSettings, findStored = async () => NOTHING_STORED) => {
  const { db } = await emptyDatabase();
  return createPayments({
    db,
    clock: () => new Date(),
    shopUrl: 'http://shop.test',
    settings,
    jobs: new Jobs(() => new Date()),
    findStored,
  });
};

test('methods are offered in the order of the settings, and found by their code as long as they can run', async () => {
  const payments = await open({ methods: ['cash-on-delivery', 'test'] });
  const { methods, find } = await payments.current();
  expect(methods.map(({ code }) => code)).toEqual(['cash-on-delivery', 'test']);
  expect(find('test')?.isTest).toBe(true);
  // It is switched off: an order that was placed with it is still described and refunded.
  expect(find('bank-transfer')?.code).toBe('bank-transfer');
  expect(find('stripe')).toBeUndefined();
  await payments.close();
});

test('a provider is opened again only when the settings that it is made of change', async () => {
  let stored: StoredPayments = NOTHING_STORED;
  const opened: string[] = [];
  const spied = (adapter: Adapter): Adapter => ({
    ...adapter,
    open: (options) => {
      opened.push(adapter.code);
      return adapter.open(options);
    },
  });
  const payments = await open({ adapters: [bankTransfer, testPayments].map(spied) }, async () => stored);
  const accountShown = async () =>
    (await payments.current()).find('bank-transfer')?.instructions?.('en', { orderNumber: 'V-1', amount: '$1' });
  expect(await accountShown()).toContain('Sample Bank');
  stored = { ...NOTHING_STORED, bankAccount: 'Ann’s Lamps, IBAN 1' };
  expect(await accountShown()).toContain('Ann’s Lamps');
  stored = { ...stored, methods: ['test'] };
  expect((await payments.current()).methods.map(({ code }) => code)).toEqual(['test']);
  expect(opened).toEqual(['bank-transfer', 'test', 'bank-transfer']);
  await payments.close();
});

test('a provider that could not be opened is opened with the next request', async () => {
  let isAway = true;
  const adapter: Adapter = {
    ...bankTransfer,
    open: async (options) => {
      if (isAway) throw new Error('the database is away');
      return bankTransfer.open(options);
    },
  };
  const payments = await open({ adapters: [adapter] });
  await expect(payments.current()).rejects.toThrow('away');
  isAway = false;
  expect((await payments.current()).methods).toHaveLength(1);
  await payments.close();
});

test('methods outside the shop carry their instructions', async () => {
  const payments = await open({ methods: ['bank-transfer', 'cash-on-delivery'], bankAccount: 'Ann’s Lamps, IBAN 1' });
  const { find } = await payments.current();
  const transfer = find('bank-transfer');
  expect(transfer?.online).toBeNull();
  const due = { orderNumber: 'V-102', amount: '$12.50' };
  expect(transfer?.instructions?.('en', due).split('\n')).toEqual([
    'Transfer the amount to this account and state the reference.',
    ...['Amount: $12.50', 'Account: Ann’s Lamps', 'IBAN: 1', 'Reference: V-102'],
  ]);
  expect(transfer?.instructions?.('fr', due)).toContain('Référence\u00a0: V-102');
  expect(find('cash-on-delivery')?.instructions?.('fr', due)).toContain('espèces');
  await payments.close();
});

test('a payment that failed on the way is started again', async () => {
  const { adapter, line } = behindUnreliableLine(testPayments);
  const payments = await open({ adapters: [adapter] });
  const online = (await payments.current()).find('test')?.online;
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
