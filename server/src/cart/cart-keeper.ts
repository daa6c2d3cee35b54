import type { DataKeeper, KnownCustomer } from '../store/store.ts';
import { deleteCartOf, tellCartOf } from './cart-keeper-repository.ts';
import { plainName } from './use-coupon.ts';

export const cartKeeper: DataKeeper = {
  subject: 'cart',
  tell: (db, customer) => tellCartOf(db, customer, namesOf(customer)),
  forget: async (tx, customer) => {
    await deleteCartOf(tx, customer, namesOf(customer));
    return [];
  },
};

/** As a use of a coupon may have been written down. */
const namesOf = ({ id, emails }: KnownCustomer): string[] => [`customer:${id}`, ...emails.map(plainName)];
