import { daysBefore } from '../platform/clock.ts';
import type { DataKeeper, KnownCustomer } from '../store/store.ts';
import { deleteCartOf, deleteCartsBefore, tellCartOf } from './cart-keeper-repository.ts';
import { plainName } from './use-coupon.ts';

/** A browser forgets the code of its cart a day earlier. */
const CART_DAYS = 232;

export const cartKeeper: DataKeeper = {
  subject: 'cart',
  tell: (db, customer) => tellCartOf(db, customer, namesOf(customer)),
  forget: async (tx, customer) => {
    await deleteCartOf(tx, customer, namesOf(customer));
    return [];
  },
  expire: (db, now) => deleteCartsBefore(db, daysBefore(now, CART_DAYS)),
};

/** As a use of a coupon may have been written down. */
const namesOf = ({ id, emails }: KnownCustomer): string[] => [`customer:${id}`, ...emails.map(plainName)];
