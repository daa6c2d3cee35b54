import type { Address, Customer } from '@vitrine/contract/account/account-shapes.ts';
import { generalFormat } from '@vitrine/contract/address/address-format.ts';
import type { PaymentMethod } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import('./checkout-draft.ts');
const address = (city: string) => ({ address: `1 ${city} Street`, city, country: 'FR' }) as Address;
const customer = (billing: Address, delivery: Address | null) =>
  ({ emailAddress: 'ann@example.com', billing, delivery }) as Customer;

test('entered values are restored after a reload, except passwords', async () => {
  const first = await load();
  const { contact, payment } = first.readDraft();
  first.saveDraft({ contact: { ...contact, city: 'Lyon' } });
  first.saveDraft({ payment: { ...payment, notes: 'ring twice', password: 'secret', repeatPassword: 'secret' } });
  expect(first.readDraft().payment.password).toBe('secret');
  vi.resetModules();
  const second = await load();
  expect(second.readDraft()).toMatchObject({
    contact: { city: 'Lyon' },
    payment: { notes: 'ring twice', password: '' },
  });
  expect(sessionStorage.getItem('vitrine.checkout')).not.toContain('secret');
});

test('an unreadable draft is ignored', async () => {
  sessionStorage.setItem('vitrine.checkout', '{');
  expect((await load()).readDraft()).toMatchObject({ contact: { email: '' }, payment: { billingSame: 'yes' } });
});

test('a guessed country is offered, but not stored before something is entered', async () => {
  const { offerCountry, readDraft } = await load();
  offerCountry('FR');
  expect(readDraft().contact.country).toBe('FR');
  expect(sessionStorage.getItem('vitrine.checkout')).toBeNull();
});

test('the customer’s delivery address and another billing address are filled in', async () => {
  const { offerAddresses, readDraft } = await load();
  offerAddresses(customer(address('Paris'), address('Lyon')), null);
  expect(readDraft()).toMatchObject({
    contact: { email: 'ann@example.com', city: 'Lyon' },
    payment: { billingSame: '', city: 'Paris' },
  });
});

test('the address of the last order is the default', async () => {
  const [{ offerAddresses, readDraft }, { emptyAddress }] = await Promise.all([
    load(),
    import('../../forms/address.ts'),
  ]);
  offerAddresses(customer(address('Paris'), null), { ...emptyAddress, city: 'Nice', address: '1 Nice Street' });
  expect(readDraft()).toMatchObject({ contact: { email: 'ann@example.com', city: 'Nice' } });
});

test('a single address is used for both, and entered values are not replaced', async () => {
  const { offerAddresses, readDraft } = await load();
  offerAddresses(customer(address('Paris'), null), null);
  expect(readDraft()).toMatchObject({ contact: { city: 'Paris' }, payment: { billingSame: 'yes' } });
  offerAddresses(customer(address('Nice'), null), null);
  expect(readDraft().contact.city).toBe('Paris');
});

test('after the order the address stays, and the values of the order are cleared', async () => {
  const { finishDraft, readDraft, saveDraft } = await load();
  const { contact, payment } = readDraft();
  saveDraft({ contact: { ...contact, city: 'Lyon' }, payment: { ...payment, notes: 'ring', terms: 'yes' } });
  finishDraft();
  expect(readDraft()).toMatchObject({ contact: { city: 'Lyon' }, payment: { notes: '', terms: '' } });
});

test('the request has the values of both steps, and a password only with an account', async () => {
  const [{ readDraft }, { toOrderBody }] = await Promise.all([load(), import('./place-order.ts')]);
  const { contact, payment } = readDraft();
  const values = {
    contact: { ...contact, email: ' ann@example.com ', city: 'Lyon' },
    payment: { ...payment, city: 'Paris', notes: '  ', terms: 'yes', password: 'secret', repeatPassword: 'secret' },
    method: { code: 'stripe', paymentType: 'CREDITCARD' } as PaymentMethod,
    formats: { delivery: generalFormat(false), billing: generalFormat(false) },
    quote: 3,
    amount: 60,
    currency: 'EUR',
  };
  const body = toOrderBody(values);
  expect(body).toMatchObject({ shippingQuote: 3, currency: 'EUR', comments: null, customerAgreement: true });
  expect(body.payment).toMatchObject({ paymentModule: 'stripe', amount: 60, redirect: true });
  expect(body.customer).toMatchObject({ emailAddress: 'ann@example.com', billing: { city: 'Lyon' } });
  expect(JSON.stringify(body)).not.toContain('secret');
  const other = toOrderBody({ ...values, payment: { ...values.payment, billingSame: '', account: 'yes' } });
  expect(other.customer).toMatchObject({ delivery: { city: 'Lyon' }, billing: { city: 'Paris' }, password: 'secret' });
});
