// Sends the order. Its idempotency key is created once and stored until the API has responded: if the response is lost,
// repeating the request with the same key returns the same order instead of a second one.
import { login } from '@vitrine/contract/account/account.ts';
import type { AddressFormat } from '@vitrine/contract/address/address-format.ts';
import {
  placeOrderAsCustomer,
  placeOrder as placeOrderAsGuest,
  startPayment,
} from '@vitrine/contract/checkout/checkout.ts';
import type {
  Confirmation,
  placeOrder as orderShape,
  PaymentMethod,
} from '@vitrine/contract/checkout/checkout-shapes.ts';
import type { CallInput } from '@vitrine/contract/endpoint.ts';
import { errorStatus, ignoreError } from '../../api/api-errors.ts';
import { errorCode } from '../../api/error-message.ts';
import { givenAddress } from '../../forms/address.ts';
import { readSessionValue, storeSessionValue } from '../../session/browser-storage.ts';
import { renewUser } from '../../session/load-user.client.ts';
import { setPlacedOrder } from '../../session/placed-order.ts';
import { startSession } from '../../session/renew-token.client.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { getAccessToken } from '../../session/token.ts';
import type { Contact, PaymentValues } from './checkout-draft.ts';

export interface Placed {
  order: Confirmation;
  /** Payment page; null when there is none to open. */
  payUrl: string | null;
}

export interface OrderValues {
  contact: Contact;
  payment: PaymentValues;
  /** How the addresses are written in their countries. */
  formats: { delivery: AddressFormat; billing: AddressFormat };
  method: PaymentMethod;
  /** Id of the chosen quote. */
  quote: number;
  /** The total that was shown to the shopper. */
  amount: number;
  currency: string;
}

/** The request body, from the values of both steps. */
export function toOrderBody({ contact, payment, formats, method, quote, amount, currency }: OrderValues): OrderBody {
  const delivery = givenAddress(contact, formats.delivery);
  return {
    shippingQuote: quote,
    currency,
    payment: {
      paymentType: method.paymentType,
      transactionType: 'CAPTURE',
      paymentModule: method.code,
      amount,
      redirect: true,
    },
    comments: payment.notes.trim() || null,
    customerAgreement: payment.terms !== '',
    customer: {
      emailAddress: contact.email.trim(),
      delivery,
      billing: payment.billingSame ? delivery : givenAddress(payment, formats.billing),
      ...(payment.account && { password: payment.password, repeatPassword: payment.repeatPassword }),
    },
  };
}

/** Repeated calls with the same body place one order. Throws the error of the API. */
export const placeOrder = (cart: string, body: OrderBody): Promise<Placed> => sendAttempt(beginAttempt(cart, body));

/** Repeats the request whose response was lost; null when there is none. */
export async function resumeOrder(): Promise<Placed | null> {
  const attempt = getOrderAttempt();
  return attempt && sendAttempt(attempt);
}

async function sendAttempt(attempt: OrderAttempt): Promise<Placed> {
  try {
    const order = await requestWithRetries(attempt);
    endAttempt();
    const { password } = attempt.body.customer;
    setPlacedOrder({ id: order.id, key: order.key, cart: attempt.cart, hasAccount: Boolean(password) });
    if (password) await logIn(order.emailAddress, password);
    else renewUser();
    return { order, payUrl: await findPayUrl(order, attempt) };
  } catch (error) {
    // A refused order ends the attempt. Without a response, or after a server error, the same key is used again.
    const status = errorStatus(error);
    if (status !== undefined && status < 500) endAttempt();
    throw error;
  }
}

/** Fails silently when the address had an account before: the response must not tell whether it has one. */
async function logIn(username: string, password: string): Promise<void> {
  const session = await ignoreError('login', shopperApi()(login, { body: { username, password } }));
  if (session) startSession(session);
}

const retryDelaysMs = [500, 1000, 2000, 4000];

/** A request with the same key may still be running, from another tab or from a click whose response was lost. */
async function requestWithRetries(attempt: OrderAttempt): Promise<Confirmation> {
  for (const delay of retryDelaysMs) {
    try {
      return await requestOrder(attempt);
    } catch (error) {
      const code = errorCode(error);
      if (code === 'order.placed') return requestEarlierAttempt(attempt, error);
      if (code !== 'request.in-progress') throw error;
      await new Promise((done) => setTimeout(done, delay));
    }
  }
  return requestOrder(attempt);
}

/** The cart was ordered already, maybe by an earlier attempt of this browser whose response was lost. */
async function requestEarlierAttempt({ cart, earlier }: OrderAttempt, domainError: unknown): Promise<Confirmation> {
  for (const { key, body } of earlier) {
    try {
      return await requestOrder({ cart, key, body });
    } catch (error) {
      if (errorCode(error) !== 'order.placed') throw error;
    }
  }
  throw domainError;
}

function requestOrder({ cart, key, body }: Omit<OrderAttempt, 'earlier'>): Promise<Confirmation> {
  const call = { params: { code: cart }, body, idempotencyKey: key };
  return getAccessToken() ? shopperApi()(placeOrderAsCustomer, call) : shopperApi()(placeOrderAsGuest, call);
}

/** Without a payment page the provider was unavailable: try once more. The order exists and can also be paid later. */
async function findPayUrl(
  { key, redirectUrl, paymentStatus }: Confirmation,
  { cart, body }: OrderAttempt,
): Promise<string | null> {
  if (redirectUrl || paymentStatus !== 'open') return redirectUrl;
  return ignoreError('payment', retryPayment(cart, key, body.payment.paymentModule));
}

/** Starts another payment for the order of this cart; returns the payment page. */
export async function retryPayment(cart: string, key: string, paymentModule: string): Promise<string | null> {
  const { details } = await shopperApi()(startPayment, {
    params: { code: cart },
    query: { key },
    body: { paymentModule, redirect: true },
  });
  return details.redirectUrl;
}

export type OrderBody = CallInput<typeof orderShape>['body'];

interface OrderAttempt {
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
