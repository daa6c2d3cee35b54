import { networkOf } from '../platform/http/network-of.ts';
import { enforceLimit, undoAttempt } from '../platform/limits.ts';
import type { RequestContext } from '../store/store.ts';

const PER_CART = { max: 10, minutes: 15 };
const PER_NETWORK = { max: 60, minutes: 60 };

/** Finds a coupon by its code, for a limited number of wrong codes: codes are short enough to be tried out. */
export async function findWithinLimits<T>(
  ctx: RequestContext,
  cartCode: string,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const network = networkOf(ctx.caller.address);
  await enforceLimit(ctx, 'coupon codes of a network', network, PER_NETWORK);
  await enforceLimit(ctx, 'coupon codes of a cart', cartCode, PER_CART);
  const found = await find();
  if (found === undefined) return undefined;
  await undoAttempt(ctx, 'coupon codes of a network', network);
  await undoAttempt(ctx, 'coupon codes of a cart', cartCode);
  return found;
}
