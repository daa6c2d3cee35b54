import { login } from '@vitrine/contract/account.ts';
import { placeOrder as place, placeOrderAsCustomer, startPayment } from '@vitrine/contract/checkout.ts';
import type { Confirmation } from '@vitrine/contract/checkout-shapes.ts';
import { failureCode } from '../../api/error-message.ts';
import { failureStatus } from '../../api/failure-status.ts';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import { setPlacedOrder } from '../../session/placed-order.ts';
import { startSession } from '../../session/renew-token.client.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { getAccessToken } from '../../session/token.ts';
import { beginAttempt, endAttempt, getOrderAttempt, type OrderAttempt, type OrderBody } from './order-attempt.ts';

export interface Placed {
  order: Confirmation;
  /** Where the shopper pays; null when nothing is left to do. */
  payAt: string | null;
}

/** Orders the cart, once, however often it is asked for. Throws what the shop refuses. */
export const placeOrder = (cart: string, body: OrderBody): Promise<Placed> => send(beginAttempt(cart, body));

/** Asks for the answer that was lost on the way; null when none is missing. */
export async function resumeOrder(): Promise<Placed | null> {
  const attempt = getOrderAttempt();
  return attempt && send(attempt);
}

async function send(attempt: OrderAttempt): Promise<Placed> {
  try {
    const order = await askPatiently(attempt);
    endAttempt();
    const { password } = attempt.body.customer;
    setPlacedOrder({ id: order.id, key: order.key, cart: attempt.cart, hasAccount: Boolean(password) });
    if (password) await enterAccount(order.emailAddress, password);
    return { order, payAt: await payAt(order, attempt) };
  } catch (error) {
    // Refused: the next try is another one. Not answered, or broken on the other side: the same one is asked for again.
    const status = failureStatus(error);
    if (status !== undefined && status < 500) endAttempt();
    throw error;
  }
}

/** The account that came with the order. Where the address had one before, nobody is signed in, and nothing is said of it. */
async function enterAccount(username: string, password: string): Promise<void> {
  const session = await ignoreFailure('login', shopperApi()(login, { body: { username, password } }));
  if (session) startSession(session);
}

const waits = [500, 1000, 2000, 4000];

/** The same key may still be at work, in another tab or from a press whose answer was lost. */
async function askPatiently(attempt: OrderAttempt): Promise<Confirmation> {
  for (const wait of waits) {
    try {
      return await ask(attempt);
    } catch (error) {
      const code = failureCode(error);
      if (code === 'order.placed') return askEarlier(attempt, error);
      if (code !== 'request.in-progress') throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return ask(attempt);
}

/** The cart is an order already: perhaps by an attempt of this browser whose answer was lost, before something was changed. */
async function askEarlier({ cart, earlier }: OrderAttempt, refusal: unknown): Promise<Confirmation> {
  for (const { key, body } of earlier) {
    try {
      return await ask({ cart, key, body });
    } catch (error) {
      if (failureCode(error) !== 'order.placed') throw error;
    }
  }
  throw refusal;
}

function ask({ cart, key, body }: Omit<OrderAttempt, 'earlier'>): Promise<Confirmation> {
  const call = { params: { code: cart }, body, idempotencyKey: key };
  return getAccessToken() ? shopperApi()(placeOrderAsCustomer, call) : shopperApi()(place, call);
}

/** The provider did not answer in time: one more try, since the order is made and waits. It can be paid later, too. */
async function payAt({ key, redirectUrl, paymentStatus }: Confirmation, attempt: OrderAttempt): Promise<string | null> {
  if (redirectUrl || paymentStatus !== 'open') return redirectUrl;
  return ignoreFailure('payment', payAgain(attempt.cart, key, attempt.body.payment.paymentModule));
}

/** Begins another try to pay for the order a cart became, with the order's key. */
export async function payAgain(cart: string, key: string, paymentModule: string): Promise<string | null> {
  const { details } = await shopperApi()(startPayment, {
    params: { code: cart },
    query: { key },
    body: { paymentModule, redirect: true },
  });
  return details.redirectUrl;
}
