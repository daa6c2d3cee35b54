import type { Database } from '../platform/database/database.ts';
import type { Fingerprint } from '../platform/secret.ts';
import { addressName } from './coupon-customer.ts';
import { changeUseCustomers, findUsesWithAddresses } from './coupon-repository.ts';

/** Uses from before addresses were hashed. Done when a shop starts: SQL does not know the secret. */
export async function hashCouponAddresses(db: Database, fingerprint: Fingerprint): Promise<void> {
  for (const use of await findUsesWithAddresses(db)) {
    const customers = use.customers.map((name) => (name.includes('@') ? addressName(name, fingerprint) : name));
    await changeUseCustomers(db, { ...use, customers });
  }
}
