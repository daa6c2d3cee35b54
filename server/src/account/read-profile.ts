import type { Customer, readProfile as shape } from '@vitrine/contract/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';
import { type CustomerRow, findCustomer } from './customer-repository.ts';
import { showCustomer } from './show-customer.ts';

export async function readProfile(visit: ShopVisit, _: Input<typeof shape>): Promise<Customer> {
  return showCustomer(visit, await signedIn(visit));
}

/** The customer who asks; the account may have ended while the request was on its way. */
export async function signedIn({ db, customerId }: ShopVisit): Promise<CustomerRow> {
  const customer = customerId === null ? undefined : await findCustomer(db, customerId);
  return customer ?? refuse('session.required');
}
