// An order is asked for under a key that is made once and kept until the shop has answered: if the answer is lost on the
// way, asking again with the same key gives the same order instead of a second one.
import type { placeOrder } from '@vitrine/contract/checkout-shapes.ts';
import type { z } from 'zod';
import { readVisit, storeVisit } from '../../session/session-storage.ts';

export type OrderBody = z.input<(typeof placeOrder)['body']>;

export interface OrderAttempt {
  cart: string;
  key: string;
  body: OrderBody;
}

const storageKey = 'vitrine.checkout.attempt';
let unanswered: OrderAttempt | null | undefined;

/** The attempt nobody has answered yet. */
export function recallAttempt(): OrderAttempt | null {
  unanswered ??= stored();
  return unanswered;
}

/** The same key for the same order, a new one as soon as something in it is different. */
export function beginAttempt(cart: string, body: OrderBody): OrderAttempt {
  const kept = recallAttempt();
  const isSame = kept?.cart === cart && JSON.stringify(kept.body) === JSON.stringify(body);
  const attempt = isSame && kept ? kept : { cart, key: newKey(), body };
  unanswered = attempt;
  storeVisit(storageKey, JSON.stringify({ ...attempt, body: withoutPasswords(body) }));
  return attempt;
}

export function endAttempt(): void {
  unanswered = null;
  storeVisit(storageKey, null);
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function withoutPasswords(body: OrderBody): OrderBody {
  const { password: _, repeatPassword: __, ...customer } = body.customer;
  return { ...body, customer };
}

function stored(): OrderAttempt | null {
  try {
    return JSON.parse(readVisit(storageKey) ?? 'null') as OrderAttempt | null;
  } catch {
    return null;
  }
}
