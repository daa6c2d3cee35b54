import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { leaveNewsletter as shape } from '@vitrine/contract/newsletter-shapes.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { leaveByKey } from './newsletter-repository.ts';

export async function leaveNewsletter(
  ctx: RequestContext,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { email } = (await leaveByKey(ctx.db, body.key, ctx.now)) ?? refuse('link.invalid');
  return { email };
}
