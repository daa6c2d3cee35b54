import type { Database } from '../platform/database/database.ts';
import type { Fingerprint } from '../platform/secret.ts';
import { addressName } from './coupon-customer.ts';
import { changeUseCustomers, findUsesWithAddresses } from './coupon-repository.ts';

/** Migrates coupon uses that store plain addresses. Runs at startup, because SQL cannot compute the keyed hash. */
export async function hashCouponAddresses(db: Database, fingerprint: Fingerprint): Promise<void> {
  for (const use of await findUsesWithAddresses(db)) {
    const customers = use.customers.map((name) => (name.includes('@') ? addressName(name, fingerprint) : name));
    await changeUseCustomers(db, { ...use, customers });
  }
}
