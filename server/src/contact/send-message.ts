import type { sendMessage as shape } from '@vitrine/contract/contact/contact-shapes.ts';
import { checkMessage } from '@vitrine/contract/contact/message-rules.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { contactMessages } from '../messages/en/contact.ts';
import { translate } from '../messages/translate.ts';
import { rateLimitEmails, throwFormError } from '../platform/read-email.ts';
import { type CommandContext, getOwnStore, type RequestContext } from '../store/store.ts';
import { findNewestMessages, type MessageRow, type NewMessage, saveMessage } from './contact-repository.ts';
import { queueMessageMail } from './queue-message-mail.ts';

export async function sendMessage(
  ctx: RequestContext,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  throwFormError(ctx, checkMessage(body));
  return receiveMessage(ctx, isFilled(body.website), {
    kind: 'message',
    name: normalizeText(body.name),
    email: body.email ?? '',
    subject: normalizeText(body.subject),
    orderNumber: normalizeText(body.orderNumber),
    message: (body.comment ?? '').trim(),
  });
}

// Receives every contact message: rate limited, then stored and mailed to the merchant in one transaction.

type Incoming = Omit<NewMessage, 'storeId' | 'language' | 'createdAt'>;

export interface Taken {
  readonly message: string;
}

/** `isTrapped`: the honeypot field was filled in. Return the normal response and discard the message. */
export async function receiveMessage(ctx: RequestContext, isTrapped: boolean, incoming: Incoming): Promise<Taken> {
  const email = incoming.email.trim().toLowerCase();
  await rateLimitEmails(ctx, 'contact', email);
  if (!isTrapped) {
    await ctx.db.transaction(async (tx) => {
      const { store, language, now } = ctx;
      const row = await saveMessage(tx, { ...incoming, email, storeId: store.id, language, createdAt: now });
      await queueMessageMail(tx, ctx, row);
    });
  }
  return { message: translate(contactMessages, ctx.language).sent };
}

/** Normalizes to one line; null when it is empty. */
export const normalizeText = (text: string | null | undefined, max = 200): string | null =>
  (text ?? '').trim().replace(/\s+/g, ' ').slice(0, max) || null;

export const isFilled = (text: string | null | undefined): boolean => (text ?? '') !== '';

const MOST = 50;

export type ContactMessage = MessageRow;

/** Contact messages, newest first. */
export async function listMessages(ctx: CommandContext): Promise<ContactMessage[]> {
  return findNewestMessages(ctx.db, (await getOwnStore(ctx)).id, MOST);
}
