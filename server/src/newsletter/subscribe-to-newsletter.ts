import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type {
  askToLeaveNewsletter as askShape,
  confirmNewsletter as confirmShape,
  leaveNewsletter as leaveShape,
  renewNewsletter as renewShape,
  subscribeToNewsletter as shape,
} from '@vitrine/contract/newsletter/newsletter-shapes.ts';
import { newsletterMessages } from '../messages/en/newsletter.ts';
import { translate } from '../messages/translate.ts';
import type { Tx } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { rateLimitEmails, readEmail } from '../platform/read-email.ts';
import type { RequestContext } from '../store/store.ts';
import { mailLeaveLink, mailWelcome, queueConfirmationMail } from './newsletter-mail.ts';
import {
  confirmByKey,
  findSubscriber,
  leaveByKey,
  type NewSubscriber,
  saveSubscriber,
} from './newsletter-repository.ts';

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

export interface Joining extends Omit<NewSubscriber, 'storeId' | 'askedAt'> {
  /** The address is verified, so no confirmation mail is needed. */
  readonly isProven: boolean;
}

export async function joinNewsletter(
  tx: Tx,
  from: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  { isProven, ...reader }: Joining,
): Promise<void> {
  const row = await saveSubscriber(tx, { ...reader, storeId: from.store.id, askedAt: from.now });
  if (!isProven) return queueConfirmationMail(tx, from, row);
  const confirmed = row.confirmedAt === null ? await confirmByKey(tx, row.key, from.now) : undefined;
  if (confirmed) await mailWelcome(tx, from, confirmed);
}

export async function confirmNewsletter(
  ctx: RequestContext,
  { body }: Input<typeof confirmShape>,
): Promise<ResponseOf<typeof confirmShape>> {
  return ctx.db.transaction(async (tx) => {
    const reader = (await confirmByKey(tx, body.key, ctx.now)) ?? throwDomainError('link.invalid');
    await mailWelcome(tx, ctx, reader);
    return { email: reader.email };
  });
}

export async function leaveNewsletter(
  ctx: RequestContext,
  { body }: Input<typeof leaveShape>,
): Promise<ResponseOf<typeof leaveShape>> {
  const { email } = (await leaveByKey(ctx.db, body.key, ctx.now)) ?? throwDomainError('link.invalid');
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
