import type { Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';
import { mailWelcome } from './account-mail.ts';
import { addCustomer, type CustomerRow, type StoredAddress } from './customer-repository.ts';
import { makeLink } from './mail-link.ts';

export interface NewAccount {
  readonly email: string;
  /** Hashed before the transaction begins, because hashing takes long. */
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender?: 'M' | 'F' | null;
  readonly language: string;
  readonly billing: StoredAddress;
  readonly delivery?: StoredAddress | null;
}

/** Creates the customer and mails a verification link; undefined when the store has a customer with that address. */
export async function createAccount(
  tx: Tx,
  ctx: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  account: NewAccount,
): Promise<CustomerRow | undefined> {
  const customer = await addCustomer(tx, { ...account, storeId: ctx.store.id, createdAt: ctx.now });
  if (!customer) return undefined;
  const { id: customerId, email } = customer;
  const link = await makeLink(tx, ctx.now, { customerId, purpose: 'verify', email });
  await mailWelcome(tx, ctx, customer, link);
  return customer;
}
