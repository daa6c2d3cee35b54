// Idempotency key of the order, created once and stored until the API has responded: if the response is lost, repeating
// the request with the same key returns the same order instead of a second one.
import type { placeOrder } from '@vitrine/contract/checkout-shapes.ts';
import type { CallInput } from '@vitrine/contract/endpoint.ts';
import { readSessionValue, storeSessionValue } from '../../session/session-storage.ts';

export type OrderBody = CallInput<typeof placeOrder>['body'];

export interface OrderAttempt {
  cart: string;
  key: string;
  body: OrderBody;
  /** Attempts for the same cart with other values and without a response: one of them may have become the order. */
  earlier: readonly Pick<OrderAttempt, 'key' | 'body'>[];
}

const MAX_EARLIER = 3;
const storageKey = 'vitrine.checkout.attempt';
let unanswered: OrderAttempt | null | undefined;

/** The attempt without a response. */
export function getOrderAttempt(): OrderAttempt | null {
  unanswered ??= stored();
  return unanswered;
}

/** Reuses the key for the same order; any change except the password needs a new key. */
export function beginAttempt(cart: string, body: OrderBody): OrderAttempt {
  const kept = getOrderAttempt();
  const before = kept?.cart === cart ? kept : null;
  const isSame = before && JSON.stringify(withoutPasswords(before.body)) === JSON.stringify(withoutPasswords(body));
  const earlier = before && !isSame ? [before, ...before.earlier].slice(0, MAX_EARLIER) : (before?.earlier ?? []);
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

/** Passwords are not stored. The API leaves them out of the hash of the key, too. */
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
