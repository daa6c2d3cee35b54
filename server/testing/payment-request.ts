import { randomUUID } from 'node:crypto';
import type { PaymentRequest } from '../src/payments/payments.ts';

/** A request to pay 45 dollars within a quarter of an hour. */
export const paymentRequest = (now: Date, rest: Partial<PaymentRequest> = {}): PaymentRequest => ({
  attempt: randomUUID(),
  orderId: 102,
  amount: 4500,
  currency: 'USD',
  emailAddress: 'ann@example.com',
  language: 'en',
  shopName: 'Vitrine',
  description: 'Order 102',
  successUrl: 'http://shop.test/order-confirm?order=102&key=k',
  failedUrl: 'http://shop.test/order-failure?order=102&key=k',
  expiresAt: new Date(now.getTime() + 15 * 60_000),
  ...rest,
});
