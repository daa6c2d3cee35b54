import { daysBefore } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Fingerprint } from '../platform/security/secret.ts';
import type { DataSubject, PersonalDataHandler } from '../store/store.ts';
import {
  deleteCartOf,
  deleteCartsBefore,
  deleteCouponNamesBefore,
  exportCartOf,
  unlinkCouponUses,
} from './cart-personal-data-repository.ts';
import { addressName, couponNames, customerName } from './coupon-customer.ts';
import { changeUseCustomers, findUsesWithAddresses } from './coupon-repository.ts';

/** The cart code in the browser expires one day earlier. */
const CART_DAYS = 232;
/** Counted from the end of the coupon, because the merchant may extend it. */
const COUPON_DAYS = 30;

export function cartPersonalData(fingerprint: Fingerprint): PersonalDataHandler {
  /** All names under which a coupon use of this customer may be stored. */
  const namesOf = ({ id, emails }: DataSubject) => couponNames({ customerId: id, emails }, fingerprint);
  return {
    subject: 'cart',
    exportPersonalData: (db, customer) => exportCartOf(db, customer, namesOf(customer)),
    erasePersonalData: async (tx, customer) => {
      const { coupons } = await exportCartOf(tx, customer, namesOf(customer));
      await deleteCartOf(tx, customer);
      await unlinkCouponUses(tx, customer.storeId, customerName(customer.id));
      return coupons.length > 0 ? [{ what: 'coupons', until: null }] : [];
    },
    deleteExpired: async (db, now) => {
      await deleteCartsBefore(db, daysBefore(now, CART_DAYS));
      await deleteCouponNamesBefore(db, daysBefore(now, COUPON_DAYS));
    },
  };
}

/** Migrates coupon uses that store plain addresses. Runs at startup, because SQL cannot compute the keyed hash. */
export async function hashCouponAddresses(db: Database, fingerprint: Fingerprint): Promise<void> {
  for (const use of await findUsesWithAddresses(db)) {
    const customers = use.customers.map((name) => (name.includes('@') ? addressName(name, fingerprint) : name));
    await changeUseCustomers(db, { ...use, customers });
  }
}
