import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type {
  renewNewsletter as renewShape,
  subscribeToNewsletter as shape,
} from '@vitrine/contract/newsletter-shapes.ts';
import { newsletterMessages } from '../messages/en/newsletter.ts';
import { translate } from '../messages/translate.ts';
import { rateLimitEmails } from '../platform/rate-limit-emails.ts';
import { readEmail } from '../platform/read-email.ts';
import type { RequestContext } from '../store/store.ts';
import { joinNewsletter } from './join-newsletter.ts';

/** Same work and same response whether or not the address is subscribed (no enumeration). */
export async function subscribeToNewsletter(
  ctx: RequestContext,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { db, language } = ctx;
  const email = readEmail(ctx, 'email', body.email);
  await rateLimitEmails(ctx, 'newsletter', email);
  const { firstName = null, lastName = null } = body;
  await db.transaction((tx) => joinNewsletter(tx, ctx, { email, firstName, lastName, language, isProven: false }));
  return { message: translate(newsletterMessages, language).checkInbox };
}

export async function renewNewsletter(
  ctx: RequestContext,
  { params, query, body }: Input<typeof renewShape>,
): Promise<ResponseOf<typeof renewShape>> {
  return subscribeToNewsletter(ctx, { params: undefined, query, body: { ...body, email: params.email } });
}
