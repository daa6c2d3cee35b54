import type { Database } from '../platform/database/database.ts';
import type { ShopVisit } from '../store/store.ts';
import { mailWelcome } from './account-mail.ts';
import { addCustomer, type CustomerRow, type KeptAddress } from './customer-repository.ts';
import { makeLink } from './mail-link.ts';

export interface NewAccount {
  readonly email: string;
  /** Worked out before the transaction began: it takes time. */
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender?: 'M' | 'F' | null;
  readonly language: string;
  readonly billing: KeptAddress;
  readonly delivery?: KeptAddress | null;
}

/** A new customer, who is sent a link to verify the address; nothing when the store has one with that address. */
export async function createAccount(
  tx: Database,
  visit: Pick<ShopVisit, 'store' | 'now' | 'shopUrl'>,
  account: NewAccount,
): Promise<CustomerRow | undefined> {
  const customer = await addCustomer(tx, { ...account, storeId: visit.store.id, createdAt: visit.now });
  if (!customer) return undefined;
  const { id: customerId, email } = customer;
  const link = await makeLink(tx, visit.now, { customerId, purpose: 'verify', email });
  await mailWelcome(tx, visit, customer, link);
  return customer;
}
