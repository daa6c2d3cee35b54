import { screen, within } from '@testing-library/react';
import {
  readPaymentSettings,
  removeStripeKeys,
  savePaymentSettings,
  saveStripeKeys,
  testStripeKey,
} from '@vitrine/contract/payments/staff-payments.ts';
import type { PaymentSettingsView } from '@vitrine/contract/payments/staff-payments-shapes.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show } from '../../../testing/show.tsx';
import { PaymentsScreen } from './payments-screen.tsx';

let shop: StandInShop;
beforeEach(() => {
  shop = standInShop();
});

const noKey = { isSet: false, ending: null, setBy: null };
const stored: PaymentSettingsView = {
  methods: [
    { code: 'test', isOn: true, isTest: true, obstacle: null },
    { code: 'bank-transfer', isOn: true, isTest: false, obstacle: null },
    { code: 'stripe', isOn: false, isTest: false, obstacle: 'stripe-secret-key' },
    { code: 'cash-on-delivery', isOn: false, isTest: false, obstacle: null },
  ],
  methodsSetBy: null,
  bankAccount: 'Ann’s Lamps, IBAN 1',
  bankAccountSetBy: null,
  stripe: {
    secretKey: noKey,
    webhookSecret: noKey,
    isTest: null,
    webhookUrl: 'https://shop.example/api/v1/payments/stripe/webhook',
  },
  canStoreKeys: true,
  isCopy: false,
  version: 'v1',
};

const withKeys = (isTest: boolean): PaymentSettingsView => ({
  ...stored,
  stripe: {
    ...stored.stripe,
    secretKey: { isSet: true, ending: '1234', setBy: null },
    webhookSecret: { isSet: true, ending: '5678', setBy: null },
    isTest,
  },
});
const open = async (differences: Partial<PaymentSettingsView> = {}) => {
  shop.answer(readPaymentSettings, { ...stored, ...differences });
  const user = show(<PaymentsScreen />);
  await screen.findByRole('heading', { name: 'Payment methods' });
  return user;
};
/** A button that sends has the text of its busy state, too. */
const press = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}( Saving…)?$`) });

test('methods are switched and moved, and sent in their order with the version', async () => {
  shop.answer(savePaymentSettings, { ...stored, version: 'v2' });
  const user = await open();
  await expectAccessible();
  await user.click(screen.getByRole('checkbox', { name: /^Test card/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Cash on delivery/ }));
  for (let moves = 0; moves < 3; moves += 1) await user.click(press('Move up: Cash on delivery'));
  await user.clear(screen.getByRole('textbox', { name: 'Bank account for transfers' }));
  await user.type(screen.getByRole('textbox', { name: 'Bank account for transfers' }), 'Ann’s Lamps, IBAN 2');
  await user.click(press('Save'));
  await screen.findByText('The payment methods are saved.');
  expect(shop.sentTo(savePaymentSettings).map(({ body }) => body)).toEqual([
    { methods: ['cash-on-delivery', 'bank-transfer'], bankAccount: 'Ann’s Lamps, IBAN 2', version: 'v1' },
  ]);
});

test('a method that cannot run says why, and the test method that it takes no money', async () => {
  await open();
  screen.getByText('Save the secret key of Stripe first.');
  expect(screen.queryByRole('checkbox', { name: /^Card/ })).toBeNull();
  within(screen.getByRole('checkbox', { name: /^Test card/ }).closest('label') as HTMLElement).getByText(
    'Takes no money',
  );
});

test('without a method it says that nobody can order', async () => {
  const user = await open();
  await user.click(screen.getByRole('checkbox', { name: /^Test card/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Bank transfer/ }));
  screen.getByText('Nobody can order: no payment method is on.');
});

test('what the environment decides is read-only, with its name', async () => {
  const setBy = (name: string) => ({ isSet: true, ending: null, setBy: name });
  await open({
    methodsSetBy: 'PAYMENTS',
    bankAccountSetBy: 'BANK_ACCOUNT',
    stripe: {
      ...stored.stripe,
      secretKey: setBy('STRIPE_SECRET_KEY'),
      webhookSecret: setBy('STRIPE_WEBHOOK_SECRET'),
      isTest: false,
    },
  });
  for (const name of ['PAYMENTS', 'BANK_ACCOUNT', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    screen.getByText(`Set by ${name} in the environment of the shop. It can be changed only there.`);
  screen.getByText('Live key');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: /^(Save|Remove|Move)/ })).toBeNull();
  await expectAccessible();
});

test('a key is tested before it is saved, then only its end is shown', async () => {
  shop.answer(testStripeKey, { answer: 'accepted', isTest: true, webhook: 'missing' });
  shop.answer(saveStripeKeys, withKeys(true));
  const user = await open();
  await user.type(screen.getByLabelText('Secret key'), 'sk_test_abc1234');
  await user.click(press('Test the key'));
  await screen.findByText(/^Stripe knows this test key, which takes no money. The webhook of this shop is missing/);
  await user.type(screen.getByLabelText('Signing secret of the webhook'), 'whsec_5678');
  await user.click(press('Save the keys'));
  await screen.findByText('Set, ends in …1234');
  screen.getByText('Test key: takes no money');
  expect(shop.sentTo(saveStripeKeys).map(({ body }) => body)).toEqual([
    { secretKey: 'sk_test_abc1234', webhookSecret: 'whsec_5678' },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Secret key').value).toBe('');
});

test('what was chosen and not saved stays when keys are saved', async () => {
  shop.answer(saveStripeKeys, withKeys(false));
  const user = await open();
  await user.click(screen.getByRole('checkbox', { name: /^Cash on delivery/ }));
  await user.type(screen.getByLabelText('Secret key'), 'sk_live_abc1234');
  await user.click(press('Save the keys'));
  await screen.findByText('Set, ends in …1234');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Cash on delivery/ }).checked).toBe(true);
  screen.getByText('Not saved yet');
});

test.each([
  ['pk_live_1', 'This is the publishable key. Enter the secret key, which begins with sk_'],
  ['whsec_1', 'Enter a secret key: it begins with sk_ or rk_'],
  ['', 'Enter a key'],
])('the key "%s" is refused before it is sent', async (key, message) => {
  const user = await open();
  if (key) await user.type(screen.getByLabelText('Secret key'), key);
  await user.click(press('Save the keys'));
  await screen.findByText(message);
  expect(shop.sentTo(saveStripeKeys)).toEqual([]);
});

test('a key that Stripe refuses, and one that could not be checked, are told apart', async () => {
  shop.answer(testStripeKey, { answer: 'refused', isTest: false, webhook: 'unknown' });
  const user = await open();
  await user.type(screen.getByLabelText('Secret key'), 'sk_live_abc');
  await user.click(press('Test the key'));
  await screen.findByText('Stripe does not know this key.');
  shop.answer(testStripeKey, { answer: 'unreachable', isTest: false, webhook: 'unknown' });
  await user.click(press('Test the key'));
  await screen.findByText(/^Stripe cannot be reached/);
});

test('keys are removed after a question that says what ends', async () => {
  shop.answer(removeStripeKeys, stored);
  const user = await open(withKeys(false));
  await user.click(press('Remove the keys'));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove the keys of Stripe?' }));
  dialog.getByText(/This cannot be undone/);
  await user.click(dialog.getByRole('button', { name: 'Remove the keys' }));
  await screen.findByText('The keys are removed.');
  expect(screen.getAllByText('Not set')).toHaveLength(2);
});

test('without a secret in the environment the screen says who can allow keys instead of showing fields', async () => {
  await open({ canStoreKeys: false });
  screen.getByText(/^Keys cannot be typed here yet. The person who runs the server/);
  expect(screen.queryByLabelText('Secret key')).toBeNull();
  await expectAccessible();
});

test('what was chosen and not saved is there at the next visit, unless somebody else has saved meanwhile', async () => {
  const isOn = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Cash on delivery/ }).checked;
  const user = await open();
  await user.click(screen.getByRole('checkbox', { name: /^Cash on delivery/ }));
  document.body.replaceChildren();
  await open();
  expect(isOn()).toBe(true);
  document.body.replaceChildren();
  await open({ version: 'v2' });
  expect(isOn()).toBe(false);
});
