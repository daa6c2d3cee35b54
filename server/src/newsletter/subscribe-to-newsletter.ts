import type { Answer, Input } from '@vitrine/contract/endpoint.ts';
import type { subscribeToNewsletter as shape } from '@vitrine/contract/newsletter-shapes.ts';
import { DAY } from '../platform/clock.ts';
import { limitLetters } from '../platform/limit-letters.ts';
import { readEmail } from '../platform/read-email.ts';
import type { ShopVisit } from '../store/store.ts';
import { joinNewsletter } from './join-newsletter.ts';
import { deleteUnconfirmed } from './newsletter-repository.ts';
import { wordsIn } from './newsletter-words.ts';

const DAYS_TO_ANSWER = 30;

/** The same work and the same answer whether or not the address is on the list. */
export async function subscribeToNewsletter(
  visit: ShopVisit,
  { body }: Input<typeof shape>,
): Promise<Answer<typeof shape>> {
  const { db, language, now } = visit;
  const email = readEmail(visit, 'email', body.email);
  await limitLetters(visit, 'newsletter', email);
  const { firstName = null, lastName = null } = body;
  await db.transaction((tx) => joinNewsletter(tx, visit, { email, firstName, lastName, language, isProven: false }));
  visit.afterAnswer(() => deleteUnconfirmed(db, new Date(now.getTime() - DAYS_TO_ANSWER * DAY)));
  return { message: wordsIn(language).checkInbox };
}
