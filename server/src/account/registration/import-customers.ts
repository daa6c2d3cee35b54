// Adds the customers of another shop. Their passwords stay there: an account begins without one.

import type { Tx } from '../../platform/database/database.ts';
import type { RequestContext } from '../../store/store.ts';
import { mailInvitation } from '../account-mail.ts';
import { addCustomer, type StoredAddress } from '../customer-repository.ts';
import { hashOfNothing } from '../passwords/password-hash.ts';
import { makeLink } from '../verification/mailed-link.ts';

export interface ImportedCustomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly billing: StoredAddress;
}

/**
 * Returns how many are new; customers who have an account already are left as they are. `invite`: each new customer gets a
 * mail with a link to choose a password; the others can use "forgot password".
 */
export async function addImportedCustomers(
  tx: Tx,
  ctx: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  customers: readonly ImportedCustomer[],
  { invite }: { readonly invite: boolean },
): Promise<number> {
  let added = 0;
  for (const customer of customers) {
    const row = await addCustomer(tx, {
      ...customer,
      storeId: ctx.store.id,
      createdAt: ctx.now,
      passwordHash: hashOfNothing(),
    });
    if (!row) continue;
    added += 1;
    if (!invite) continue;
    const link = await makeLink(tx, ctx.now, { customerId: row.id, purpose: 'verify', email: row.email });
    await mailInvitation(tx, ctx, row, link);
  }
  return added;
}
