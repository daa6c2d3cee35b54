import type { BaseContext } from './http/mount.ts';
import { networkOf } from './http/network-of.ts';
import { enforceLimit, type RateLimitContext } from './limits.ts';

const PER_NETWORK = { max: 30, minutes: 60 };
const PER_ADDRESS = { max: 6, minutes: 60 };

/** Limits actions that send an email to an address that anybody may have typed. */
export async function rateLimitEmails(
  ctx: RateLimitContext & Pick<BaseContext, 'caller'>,
  what: string,
  email: string,
): Promise<void> {
  await enforceLimit(ctx, `${what} from a network`, networkOf(ctx.caller.address), PER_NETWORK);
  await enforceLimit(ctx, `${what} to an address`, email, PER_ADDRESS);
}
