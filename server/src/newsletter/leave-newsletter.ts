import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type {
  askToLeaveNewsletter as askShape,
  leaveNewsletter as shape,
} from '@vitrine/contract/newsletter-shapes.ts';
import { newsletterMessages } from '../messages/en/newsletter.ts';
import { translate } from '../messages/translate.ts';
import { rateLimitEmails } from '../platform/rate-limit-emails.ts';
import { readEmail } from '../platform/read-email.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { mailLeaveLink } from './newsletter-mail.ts';
import { findSubscriber, leaveByKey } from './newsletter-repository.ts';

export async function leaveNewsletter(
  ctx: RequestContext,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { email } = (await leaveByKey(ctx.db, body.key, ctx.now)) ?? refuse('link.invalid');
  return { email };
}

/** The address is looked up after the response, which is the same for all (no enumeration). */
export async function askToLeaveNewsletter(
  ctx: RequestContext,
  { params }: Input<typeof askShape>,
): Promise<ResponseOf<typeof askShape>> {
  const email = readEmail(ctx, 'email', params.email);
  await rateLimitEmails(ctx, 'newsletter', email);
  ctx.afterResponse(() =>
    ctx.db.transaction(async (tx) => {
      const reader = await findSubscriber(tx, ctx.store.id, email);
      if (reader) await mailLeaveLink(tx, ctx, reader);
    }),
  );
  return { message: translate(newsletterMessages, ctx.language).leaveOnItsWay };
}
