import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { confirmNewsletter as shape } from '@vitrine/contract/newsletter-shapes.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { mailWelcome } from './newsletter-mail.ts';
import { confirmByKey } from './newsletter-repository.ts';

export async function confirmNewsletter(
  ctx: RequestContext,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  return ctx.db.transaction(async (tx) => {
    const reader = (await confirmByKey(tx, body.key, ctx.now)) ?? refuse('link.invalid');
    await mailWelcome(tx, ctx, reader);
    return { email: reader.email };
  });
}
