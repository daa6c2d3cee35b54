import type { Customer } from '@vitrine/contract/account-shapes.ts';
import type { RequestContext } from '../store/store.ts';
import { isSubscribed } from './customer-newsletter.ts';
import type { CustomerRow } from './customer-repository.ts';
import { viewCustomer } from './customer-view.ts';

export const showCustomer = async ({ db }: Pick<RequestContext, 'db'>, customer: CustomerRow): Promise<Customer> =>
  viewCustomer(customer, await isSubscribed(db, customer));
