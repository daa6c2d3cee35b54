import type { Answer, Input } from '@vitrine/contract/endpoint.ts';
import type { subscribeToNewsletter as shape } from '@vitrine/contract/newsletter-shapes.ts';
import { DAY } from '../platform/clock.ts';
import { limitLetters } from '../platform/limit-letters.ts';
import { readEmail } from '../platform/read-email.ts';
import type { ShopVisit } from '../store/store.ts';
import { mailAsked } from './newsletter-mail.ts';
import { deleteUnconfirmed, saveReader } from './newsletter-repository.ts';
import { wordsIn } from './newsletter-words.ts';

const DAYS_TO_ANSWER = 30;

/** The same work and the same answer whether or not the address is on the list. */
export async function subscribeToNewsletter(
  visit: ShopVisit,
  { body }: Input<typeof shape>,
): Promise<Answer<typeof shape>> {
  const { db, store, language, now } = visit;
  const email = readEmail(visit, 'email', body.email);
  await limitLetters(visit, 'newsletter', email);
  await db.transaction(async (tx) => {
    const { firstName = null, lastName = null } = body;
    const reader = await saveReader(tx, { storeId: store.id, email, firstName, lastName, language, askedAt: now });
    await mailAsked(tx, visit, reader);
  });
  visit.afterAnswer(() => deleteUnconfirmed(db, new Date(now.getTime() - DAYS_TO_ANSWER * DAY)));
  return { message: wordsIn(language).checkInbox };
}
