import type { Address, Customer } from '@vitrine/contract/account/account-shapes.ts';
import type { OrderCustomer } from '@vitrine/contract/orders/orders-shapes.ts';
import { isSubscriber, joinNewsletter, leaveList, moveSubscriber } from '../../newsletter/newsletter.ts';
import { isoDay } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { RequestContext } from '../../store/store.ts';
import { type CustomerRow, emailKey, isVerified, type StoredAddress } from '../customer-repository.ts';

/** The customer as orders show it to its owner. */
export const viewOrderCustomer = (customer: CustomerRow): OrderCustomer => ({
  id: customer.id,
  emailAddress: customer.email,
  userName: customer.email,
  firstName: customer.firstName,
  lastName: customer.lastName,
  gender: customer.gender,
  language: customer.language,
  provider: null,
  storeCode: null,
  rating: 0,
  ratingCount: 0,
  billing: viewAddress(customer.billing, true),
  delivery: customer.delivery && viewAddress(customer.delivery, false),
  attributes: [],
  groups: [],
});

const viewCustomer = (customer: CustomerRow, newsletter: boolean): Customer => ({
  ...viewOrderCustomer(customer),
  emailVerified: customer.emailVerifiedAt !== null,
  pendingEmail: customer.pendingEmail,
  newsletter,
  since: isoDay(customer.createdAt),
});

const viewAddress = (address: StoredAddress, billingAddress: boolean): Address => ({
  ...address,
  address2: address.address2 ?? null,
  countryCode: address.country,
  bilstateOther: null,
  billingAddress,
  latitude: null,
  longitude: null,
});

export const showCustomer = async ({ db }: Pick<RequestContext, 'db'>, customer: CustomerRow): Promise<Customer> =>
  viewCustomer(customer, await isSubscribed(db, customer));

// The newsletter setting of an account reads and changes the newsletter's own list. Only customers with a verified
// address see or change it: anybody can create an account with an address that is not theirs.

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
