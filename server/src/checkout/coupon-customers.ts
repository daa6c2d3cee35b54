import { findCustomer, isVerified } from '../account/account.ts';
import { couponNames } from '../cart/cart.ts';
import type { OrderContext } from '../orders/orders.ts';
import type { Tx } from '../platform/database/database.ts';

/** Whom a limit per customer counts: the account and its verified address, and the address of the order as it was typed. */
export async function couponCustomers(
  tx: Tx,
  { fingerprint }: OrderContext,
  customerId: number | null,
  emailAddress: string,
): Promise<string[]> {
  const customer = customerId === null ? undefined : await findCustomer(tx, customerId);
  const verified = customer && isVerified(customer) ? [customer.email] : [];
  return couponNames({ customerId, emails: [emailAddress, ...verified] }, fingerprint);
}
