// An order is asked for under a key that is made once and kept until the shop has answered: if the answer is lost on the
// way, asking again with the same key gives the same order instead of a second one.
import type { placeOrder } from '@vitrine/contract/checkout-shapes.ts';
import type { CallInput } from '@vitrine/contract/endpoint.ts';
import { readSessionValue, storeSessionValue } from '../../session/session-storage.ts';

export type OrderBody = CallInput<typeof placeOrder>['body'];

export interface OrderAttempt {
  cart: string;
  key: string;
  body: OrderBody;
  /** Attempts for the same cart with other entries that nobody has answered: one of them may have become the order. */
  earlier: readonly Pick<OrderAttempt, 'key' | 'body'>[];
}

const MOST_EARLIER = 3;
const storageKey = 'vitrine.checkout.attempt';
let unanswered: OrderAttempt | null | undefined;

/** The attempt nobody has answered yet. */
export function getOrderAttempt(): OrderAttempt | null {
  unanswered ??= stored();
  return unanswered;
}

/** The same key for the same order, a new one as soon as something in it, other than the password, is different. */
export function beginAttempt(cart: string, body: OrderBody): OrderAttempt {
  const kept = getOrderAttempt();
  const before = kept?.cart === cart ? kept : null;
  const isSame = before && JSON.stringify(withoutPasswords(before.body)) === JSON.stringify(withoutPasswords(body));
  const earlier = before && !isSame ? [before, ...before.earlier].slice(0, MOST_EARLIER) : (before?.earlier ?? []);
  const attempt = { cart, key: isSame ? before.key : newKey(), body, earlier: earlier.map(stripped) };
  unanswered = attempt;
  storeSessionValue(storageKey, JSON.stringify({ ...attempt, ...stripped(attempt) }));
  return attempt;
}

export function endAttempt(): void {
  unanswered = null;
  storeSessionValue(storageKey, null);
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A password is stored nowhere, and is no part of what is ordered: the shop takes the key without it. */
const stripped = ({ key, body }: Pick<OrderAttempt, 'key' | 'body'>) => ({ key, body: withoutPasswords(body) });

function withoutPasswords(body: OrderBody): OrderBody {
  const { password: _, repeatPassword: __, ...customer } = body.customer;
  return { ...body, customer };
}

function stored(): OrderAttempt | null {
  try {
    const kept = JSON.parse(readSessionValue(storageKey) ?? 'null') as OrderAttempt | null;
    return kept && { ...kept, earlier: kept.earlier ?? [] };
  } catch {
    return null;
  }
}
