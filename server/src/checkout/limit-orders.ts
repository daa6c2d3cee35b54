// Rate limits of orders. Anybody can order on account or cash on delivery in any name, and each order reserves stock
// and sends mails, so the number is limited per network, e-mail address and delivery address.
import type { Address } from '@vitrine/contract/orders-shapes.ts';
import type { OrderContext } from '../orders/orders.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { enforceLimit, type Limit, undoAttempt } from '../platform/limits.ts';

const PER_EMAIL_ADDRESS: Limit = { max: 10, minutes: 60 };
const PER_DELIVERY_ADDRESS: Limit = { max: 15, minutes: 60 };

interface Ordered {
  readonly emailAddress: string;
  readonly delivery: Address;
}

/** Counts the order first, so that parallel requests cannot exceed the limit; an order that fails is not counted. */
export async function runWithinOrderLimits<T>(ctx: OrderContext, ordered: Ordered, make: () => Promise<T>): Promise<T> {
  const { ordersPerHour } = ctx;
  if (ordersPerHour === undefined) return make();
  const counted: readonly (readonly [string, string, Limit])[] = [
    ['orders of a network', networkOf(ctx.caller.address), { max: ordersPerHour, minutes: 60 }],
    ['orders of an e-mail address', ordered.emailAddress.toLowerCase(), PER_EMAIL_ADDRESS],
    ['orders to an address', addressKey(ordered.delivery), PER_DELIVERY_ADDRESS],
  ];
  for (const [what, who, rule] of counted) await enforceLimit(ctx, what, who, rule, 'order.too-many');
  try {
    return await make();
  } catch (error) {
    for (const [what, who] of counted) await undoAttempt(ctx, what, who);
    throw error;
  }
}

/** Equal for the same address, however the street is spelled. */
const addressKey = ({ country, postalCode, address }: Address): string =>
  [country, postalCode, address].map((part) => (part ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')).join(' ');
