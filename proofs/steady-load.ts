// Shoppers who read, fill carts and order continuously, and retry until they get a response.
import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Confirmation } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import type { AskedShop } from '../server/testing/asked-shop.ts';
import { fillCart, orderBody } from '../server/testing/checkout-steps.ts';
import { remoteShop } from './remote-shop.ts';

const RETRY_AFTER_MS = 200;
/** Pause between requests; without it the load would only measure the machine. */
const THINK_MS = 100;
/** Expected statuses after which a request is repeated. */
const RETRIED = [409, 503];

interface ConfirmedOrder {
  readonly id: number;
  readonly code: string;
}

export interface SteadyLoad {
  readonly orders: readonly ConfirmedOrder[];
  /** Unexpected responses, and requests without a response. */
  readonly errors: readonly string[];
  /** Number of responses with Retry-After. */
  readonly refused: number;
  stop(): Promise<void>;
}

export function startLoad(urls: readonly string[], sku: string, shoppers: number): SteadyLoad {
  const orders: ConfirmedOrder[] = [];
  const errors: string[] = [];
  let isStopping = false;
  let refused = 0;
  let turn = 0;
  const shop = remoteShop(() => urls[turn++ % urls.length] ?? '');

  /** Repeats `work` until it succeeds; undefined when the load was stopped before. */
  const retryUntilDone = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    while (!isStopping) {
      try {
        return await work();
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        if (!RETRIED.includes(status)) errors.push(`${status} ${error}`);
        refused += 1;
        await after(RETRY_AFTER_MS);
      }
    }
    return undefined;
  };
  const send = async (request: Parameters<AskedShop['send']>[0]) => {
    const answer = await shop.send(request);
    if (answer.status === 503 && !answer.headers['retry-after']) errors.push('503 without Retry-After');
    if (answer.status >= 400) throw new ApiError(answer.status, 'shop.unavailable', JSON.stringify(answer.body));
    return answer;
  };
  const read = () => retryUntilDone(() => send({ method: 'GET', url: '/api/v1/product/MUG' }));
  const order = async () => {
    const code = await retryUntilDone(() => fillCart(shop, { [sku]: 1 }));
    const body = code && (await retryUntilDone(() => orderBody(shop, code, { method: 'cash-on-delivery' })));
    if (!body) return;
    const headers = { 'idempotency-key': randomUUID() };
    const url = `/api/v1/cart/${code}/checkout?lang=en`;
    const answer = await retryUntilDone(() => send({ method: 'POST', url, payload: body, headers }));
    if (answer) orders.push({ id: (answer.body as Confirmation).id, code });
  };
  const shopper = async (index: number) => {
    while (!isStopping) {
      await (index % 3 === 0 ? read() : order());
      await after(THINK_MS);
    }
  };
  const working = Promise.all(Array.from({ length: shoppers }, (_, index) => shopper(index)));
  return {
    orders,
    errors,
    get refused() {
      return refused;
    },
    stop: async () => {
      isStopping = true;
      await working;
    },
  };
}
