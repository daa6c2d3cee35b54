import type { Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';
import { mailWelcome } from './account-mail.ts';
import { addCustomer, type CustomerRow, type StoredAddress } from './customer-repository.ts';
import { makeLink } from './mail-link.ts';

export interface NewAccount {
  readonly email: string;
  /** Worked out before the transaction began: it takes time. */
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender?: 'M' | 'F' | null;
  readonly language: string;
  readonly billing: StoredAddress;
  readonly delivery?: StoredAddress | null;
}

/** A new customer, who is sent a link to verify the address; nothing when the store has one with that address. */
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
