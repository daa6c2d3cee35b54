// The one way a message comes in: counted, kept, and mailed to the merchant in the same transaction.
import { rateLimitEmails } from '../platform/rate-limit-emails.ts';
import type { RequestContext } from '../store/store.ts';
import { messagesFor } from './contact-messages.ts';
import { type NewMessage, saveMessage } from './contact-repository.ts';
import { mailMessage } from './mail-message.ts';

type Incoming = Omit<NewMessage, 'storeId' | 'language' | 'createdAt'>;

export interface Taken {
  readonly message: string;
}

/** `isTrapped`: a program filled in what people do not see. It hears the same and is not heard. */
export async function receiveMessage(ctx: RequestContext, isTrapped: boolean, incoming: Incoming): Promise<Taken> {
  const email = incoming.email.trim().toLowerCase();
  await rateLimitEmails(ctx, 'contact', email);
  if (!isTrapped) {
    await ctx.db.transaction(async (tx) => {
      const { store, language, now } = ctx;
      const row = await saveMessage(tx, { ...incoming, email, storeId: store.id, language, createdAt: now });
      await mailMessage(tx, ctx, row);
    });
  }
  return { message: messagesFor(ctx.language).sent };
}

/** One line of it, or nothing. */
export const normalizeText = (text: string | null | undefined, max = 200): string | null =>
  (text ?? '').trim().replace(/\s+/g, ' ').slice(0, max) || null;

export const isFilled = (text: string | null | undefined): boolean => (text ?? '') !== '';
