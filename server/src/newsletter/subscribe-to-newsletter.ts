import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { subscribeToNewsletter as shape } from '@vitrine/contract/newsletter-shapes.ts';
import { limitLetters } from '../platform/limit-letters.ts';
import { readEmail } from '../platform/read-email.ts';
import type { ShopVisit } from '../store/store.ts';
import { joinNewsletter } from './join-newsletter.ts';
import { wordsIn } from './newsletter-words.ts';

/** The same work and the same answer whether or not the address is on the list. */
export async function subscribeToNewsletter(
  visit: ShopVisit,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { db, language } = visit;
  const email = readEmail(visit, 'email', body.email);
  await limitLetters(visit, 'newsletter', email);
  const { firstName = null, lastName = null } = body;
  await db.transaction((tx) => joinNewsletter(tx, visit, { email, firstName, lastName, language, isProven: false }));
  return { message: wordsIn(language).checkInbox };
}
