import { beforeEach, expect, test } from 'vitest';
import { beginAttempt, endAttempt, getOrderAttempt, type OrderBody } from './order-attempt.ts';

const body: OrderBody = {
  payment: { paymentModule: 'test', amount: 60, redirect: true },
  customer: { emailAddress: 'ann@example.com', password: 'correct horse' },
};

beforeEach(endAttempt);

test('the same order keeps its key until it is answered', () => {
  const { key } = beginAttempt('cart', body);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(beginAttempt('cart', { ...body }).key).toBe(key);
  endAttempt();
  expect(getOrderAttempt()).toBeNull();
  expect(beginAttempt('cart', body).key).not.toBe(key);
});

test('what is ordered is the same with another password, and an attempt before a change is remembered', () => {
  const { key } = beginAttempt('cart', body);
  const { password: _, ...customer } = body.customer;
  expect(beginAttempt('cart', { ...body, customer }).key).toBe(key);
  const changed = beginAttempt('cart', { ...body, comments: 'Ring twice' });
  expect(changed.key).not.toBe(key);
  expect(changed.earlier).toEqual([{ key, body: { ...body, customer } }]);
  expect(beginAttempt('cart', { ...body, comments: 'Ring twice' }).earlier).toEqual(changed.earlier);
  expect(beginAttempt('other', body).earlier).toEqual([]);
});

test('another cart or another total is another order', () => {
  const { key } = beginAttempt('cart', body);
  expect(beginAttempt('other', body).key).not.toBe(key);
  const { key: again } = beginAttempt('cart', body);
  expect(beginAttempt('cart', { ...body, payment: { ...body.payment, amount: 61 } }).key).not.toBe(again);
});
