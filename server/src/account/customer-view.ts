import type { Address, Customer } from '@vitrine/contract/account/account-shapes.ts';
import type { OrderCustomer } from '@vitrine/contract/orders/orders-shapes.ts';
import { isoDay } from '../platform/clock.ts';
import type { RequestContext } from '../store/store.ts';
import { isSubscribed } from './customer-newsletter.ts';
import type { CustomerRow, StoredAddress } from './customer-repository.ts';

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
