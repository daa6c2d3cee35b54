// The newsletter setting of an account reads and changes the newsletter's own list. Only customers with a verified
// address see or change it: anybody can create an account with an address that is not theirs.
import { isSubscriber, joinNewsletter, leaveList, moveSubscriber } from '../newsletter/newsletter.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';
import { type CustomerRow, emailKey, isVerified } from './customer-repository.ts';

export const isSubscribed = async (db: Database, customer: CustomerRow): Promise<boolean> =>
  isVerified(customer) && isSubscriber(db, customer.storeId, emailKey(customer.email));

export async function subscribeCustomer(
  tx: Tx,
  from: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  customer: CustomerRow,
): Promise<void> {
  const { firstName, lastName, language } = customer;
  const email = emailKey(customer.email);
  await joinNewsletter(tx, from, { email, firstName, lastName, language, isProven: isVerified(customer) });
}

export async function unsubscribeCustomer(tx: Tx, customer: CustomerRow, now: Date): Promise<void> {
  if (isVerified(customer)) await leaveList(tx, customer.storeId, emailKey(customer.email), now);
}

/** Moves the subscription to the new, verified address. */
export async function moveSubscription(tx: Tx, customer: CustomerRow, email: string, now: Date): Promise<void> {
  if (isVerified(customer))
    await moveSubscriber(tx, customer.storeId, { from: emailKey(customer.email), to: emailKey(email) }, now);
}
