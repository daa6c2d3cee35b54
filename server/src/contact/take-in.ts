// The one way a message comes in: counted, kept, and mailed to the merchant in the same transaction.
import { limitLetters } from '../platform/limit-letters.ts';
import type { ShopVisit } from '../store/store.ts';
import { type NewMessage, saveMessage } from './contact-repository.ts';
import { wordsIn } from './contact-words.ts';
import { mailMessage } from './mail-message.ts';

type Incoming = Omit<NewMessage, 'storeId' | 'language' | 'createdAt'>;

export interface Taken {
  readonly message: string;
}

/** `isTrapped`: a program filled in what people do not see. It hears the same and is not heard. */
export async function takeIn(visit: ShopVisit, isTrapped: boolean, incoming: Incoming): Promise<Taken> {
  const email = incoming.email.trim().toLowerCase();
  await limitLetters(visit, 'contact', email);
  if (!isTrapped) {
    await visit.db.transaction(async (tx) => {
      const { store, language, now } = visit;
      const row = await saveMessage(tx, { ...incoming, email, storeId: store.id, language, createdAt: now });
      await mailMessage(tx, visit, row);
    });
  }
  return { message: wordsIn(visit.language).sent };
}

/** One line of it, or nothing. */
export const normalizeText = (text: string | null | undefined, most = 200): string | null =>
  (text ?? '').trim().replace(/\s+/g, ' ').slice(0, most) || null;

export const isFilled = (text: string | null | undefined): boolean => (text ?? '') !== '';
