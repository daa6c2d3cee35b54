import type { TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import type { PaymentMethod, ShippingOption } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { expect, test } from 'vitest';
import { isOtherSubtotal, readyToOrder, sortOrderError } from './use-place-order.ts';

const refused = (status: number, code: string, details = {}) => new ApiError(status, code, 'words', details);

test('a press of the button sends the order or has a reason', () => {
  const chosen = { shippingQuoteOptionId: 3 } as ShippingOption;
  const method = { code: 'card' } as PaymentMethod;
  const totals = [{ code: 'order.total.total', value: 60, total: '$60.00' }] as TotalEntry[];
  expect(readyToOrder({ chosen, totals }, method, 60)).toEqual({ method, amount: 60, quote: 3 });
  expect(readyToOrder({ chosen: null, totals: null }, method, 60)).toBe('no-delivery');
  expect(readyToOrder({ chosen, totals: null }, method, 60)).toBe('changed');
  expect(readyToOrder({ chosen, totals }, undefined, 60)).toBe('changed');
  for (const shown of [59, null, undefined]) expect(readyToOrder({ chosen, totals }, method, shown)).toBe('changed');
});

test('another subtotal than the one that is shown means that a price has changed', () => {
  const subtotal = (value: number) => [{ code: 'order.total.subtotal', value }] as TotalEntry[];
  expect(isOtherSubtotal(subtotal(28), subtotal(30))).toBe(true);
  expect(isOtherSubtotal(subtotal(28), subtotal(28))).toBe(false);
  for (const [shown, current] of [
    [[], subtotal(28)],
    [subtotal(28), null],
  ] as const)
    expect(isOtherSubtotal(shown, current)).toBe(false);
});

test('fields are assigned to their step', () => {
  const fields = {
    'customer.emailAddress': 'mail',
    'customer.delivery.postalCode': 'postcode',
    'customer.billing.city': 'town',
    'customer.password': 'password',
  };
  expect(sortOrderError(refused(400, 'order.incomplete', { fields }), false)).toEqual({
    kind: 'fields',
    contact: { email: 'mail', postalCode: 'postcode' },
    payment: { city: 'town', password: 'password' },
  });
});

test('a shared address is corrected in the first step', () => {
  const fields = { 'customer.billing.countryCode': 'country' };
  expect(sortOrderError(refused(400, 'order.incomplete', { fields }), true)).toMatchObject({
    contact: { country: 'country' },
    payment: {},
  });
});

test('terms that are not accepted are marked (SCREEN-39)', () => {
  expect(sortOrderError(refused(400, 'order.terms'), true)).toMatchObject({
    kind: 'fields',
    payment: { terms: 'words' },
  });
});

test('changed totals and stock have the message of the API, other changes have none', () => {
  for (const code of ['order.price-changed', 'order.stock-changed']) {
    expect(sortOrderError(refused(409, code), true)).toEqual({ kind: 'changed', message: 'words' });
  }
  for (const code of ['product.sold-out', 'quote.not-found', 'coupon.ended']) {
    expect(sortOrderError(refused(400, code), true)).toEqual({ kind: 'changed', message: null });
  }
});

test('a missing cart and other errors are told apart', () => {
  expect(sortOrderError(refused(404, 'cart.not-found'), true)).toEqual({ kind: 'gone' });
  expect(sortOrderError(refused(429, 'request.too-many'), true)).toEqual({ kind: 'other' });
  expect(sortOrderError(new TypeError('network'), true)).toEqual({ kind: 'other' });
});
