import { expect, test } from 'vitest';
import { namesAmount, promiseDelivery } from './delivery-promise.ts';

const now = new Date('2026-11-16T22:00:00Z');
const standard = {
  code: 'standard',
  name: 'Standard',
  price: 6.5,
  displayPrice: '$6.50',
  freeFrom: 60,
  displayFreeFrom: '$60.00',
  minimumDays: 3,
  maximumDays: 5,
};
const express = {
  ...standard,
  code: 'express',
  price: 18,
  displayPrice: '$18.00',
  freeFrom: null,
  displayFreeFrom: null,
};

const goods = (amount: number, expectedOn: string | null = null) => ({ amount, expectedOn });

test('the cheapest method is promised, with its price, limit and latest day', () => {
  expect(promiseDelivery([express, standard], goods(24), now)).toEqual({
    isFree: false,
    price: '$6.50',
    freeFrom: '$60.00',
    freeFromAmount: 60,
    day: '2026-11-21',
  });
});

test('delivery is free only when this product alone reaches the limit', () => {
  expect(promiseDelivery([standard], goods(59.99), now)?.isFree).toBe(false);
  expect(promiseDelivery([standard], goods(60), now)).toMatchObject({ isFree: true, price: null, freeFrom: null });
  expect(promiseDelivery([express], goods(5000), now)).toMatchObject({ isFree: false, freeFrom: null });
  expect(promiseDelivery([{ ...express, price: 0 }], goods(1), now)?.isFree).toBe(true);
});

test('of two that cost the same, the quicker is promised; without methods nothing is', () => {
  const quick = { ...standard, maximumDays: 2 };
  expect(promiseDelivery([standard, quick], goods(10), now)?.day).toBe('2026-11-18');
  expect(promiseDelivery([], goods(10), now)).toBeNull();
});

test('the days of a pre-order count from the day on which it is expected', () => {
  expect(promiseDelivery([standard], goods(10, '2027-01-01'), now)?.day).toBe('2027-01-06');
  expect(promiseDelivery([standard], goods(10, '2026-01-01'), now)?.day).toBe('2026-11-21');
});

test('an amount that the message above every page names is found, and no other one', () => {
  const message = (text: string) => ({ text });
  expect(namesAmount(message('Free delivery over $60'), 60)).toBe(true);
  expect(namesAmount(message('Livraison offerte dès 60,00 $'), 60)).toBe(true);
  for (const text of ['Over $600', 'Over $160', 'Over $60.50', 'Open until Sunday'])
    expect(namesAmount(message(text), 60)).toBe(false);
  expect(namesAmount(null, 60)).toBe(false);
  expect(namesAmount(message('Free delivery over $60'), null)).toBe(false);
});
