// The tick in the account is no memory of its own: it shows the newsletter's list, and changes it. Only who has proven the
// address sees or leaves its place on the list: anybody can open an account for an address that is not theirs.
import { isSubscriber, joinNewsletter, leaveList, moveSubscriber } from '../newsletter/newsletter.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';
import { type CustomerRow, emailKey } from './customer-repository.ts';
import { isVerified } from './is-verified.ts';

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

/** The list follows to the new address, which has been proven by now. */
export async function moveSubscription(tx: Tx, customer: CustomerRow, email: string, now: Date): Promise<void> {
  if (isVerified(customer))
    await moveSubscriber(tx, customer.storeId, { from: emailKey(customer.email), to: emailKey(email) }, now);
}
