import { describe, expect, test } from 'vitest';
import type { PaymentSettings } from './payments.ts';
import { checkPayments, chooseOffered } from './payments.ts';

const choose = (shopUrl: string, settings: PaymentSettings) => {
  checkPayments({ shopUrl, settings });
  return chooseOffered({ shopUrl, settings }).map(({ code }) => code);
};
const REAL = 'https://shop.example';
const LOCAL = 'http://localhost:3000';

describe('without a list', () => {
  test('a shop in development offers every method that needs no account', () => {
    expect(choose(LOCAL, {})).toEqual(['test', 'bank-transfer']);
    const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
    expect(choose(LOCAL, { stripe })).toEqual(['stripe', 'test', 'bank-transfer']);
  });

  test('a real shop has neither a test nor a sample account', () => {
    expect(choose(REAL, {})).toEqual([]);
    expect(choose(REAL, { bankAccount: 'IBAN 1' })).toEqual(['bank-transfer']);
    expect(choose(REAL, { allowTest: true })).toEqual(['test']);
    const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
    expect(choose(REAL, { stripe })).toEqual([]);
    expect(choose(REAL, { stripe: { ...stripe, secretKey: 'sk_live_1' } })).toEqual(['stripe']);
  });

  test('cash on delivery is offered only when it is named', () => {
    expect(choose(LOCAL, {})).not.toContain('cash-on-delivery');
    expect(choose(REAL, { methods: ['cash-on-delivery'] })).toEqual(['cash-on-delivery']);
  });
});

describe('with a list', () => {
  test('its order is kept', () => {
    expect(choose(LOCAL, { methods: ['cash-on-delivery', 'test'] })).toEqual(['cash-on-delivery', 'test']);
  });

  test.each([
    ['an unknown way', LOCAL, { methods: ['paypal'] }, /unknown method paypal. Known methods: .*test, bank-transfer/],
    [
      'a test key of Stripe in a real shop',
      REAL,
      { methods: ['stripe'], stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' } },
      /PAYMENTS contains stripe, but .* ALLOW_TEST_PAYMENTS=yes/,
    ],
    ['a test in a real shop', REAL, { methods: ['test'] }, /PAYMENTS contains test, but .* ALLOW_TEST_PAYMENTS=yes/],
    ['a transfer to nowhere', REAL, { methods: ['bank-transfer'] }, /BANK_ACCOUNT is not set/],
  ])('%s stops the start', (_, shopUrl, settings, words) => {
    expect(() => choose(shopUrl, settings)).toThrow(words);
  });

  test('a test in a real shop can be wanted', () => {
    expect(choose(REAL, { methods: ['test'], allowTest: true })).toEqual(['test']);
  });
});
