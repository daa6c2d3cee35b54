import type { Customer } from '@vitrine/contract/account-shapes.ts';
import type { ShopVisit } from '../store/store.ts';
import type { CustomerRow } from './customer-repository.ts';
import { viewCustomer } from './customer-view.ts';
import { isSubscribed } from './newsletter-tick.ts';

export const showCustomer = async ({ db }: Pick<ShopVisit, 'db'>, customer: CustomerRow): Promise<Customer> =>
  viewCustomer(customer, await isSubscribed(db, customer));
