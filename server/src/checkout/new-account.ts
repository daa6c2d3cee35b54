// A guest may choose a password with the order: account and order are created in one transaction. Whether the address
// has an account already is only told to its owner, by mail.

import type { ValidationIssue } from '@vitrine/contract/validation-issue.ts';
import { checkNewPassword, createAccount, findCustomerByEmail, mailAccountExists } from '../account/account.ts';
import type { OrderServices } from '../orders/orders.ts';
import type { Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';
import type { CheckedOrderInput } from './check-order.ts';
import { toStoredAddresses } from './save-addresses.ts';

export interface ChosenPassword {
  readonly password: string;
  readonly repeatPassword?: string | null | undefined;
}

export const checkPassword = (
  { store }: RequestContext & OrderServices,
  chosen: ChosenPassword,
  email: string,
): ValidationIssue[] =>
  checkNewPassword(chosen, [email, store.name]).map((issue) => ({ ...issue, field: `customer.${issue.field}` }));

/** Returns the new customer's id, or null when the address has an account: the order is then a guest order. */
export async function openAccount(
  tx: Tx,
  ctx: RequestContext & OrderServices,
  { emailAddress, billing, delivery }: CheckedOrderInput,
  passwordHash: string,
): Promise<number | null> {
  const customer = await createAccount(tx, ctx, {
    email: emailAddress,
    passwordHash,
    firstName: billing.firstName,
    lastName: billing.lastName,
    language: ctx.language,
    ...toStoredAddresses({ billing, delivery }),
  });
  if (customer) return customer.id;
  const owner = await findCustomerByEmail(tx, ctx.store.id, emailAddress);
  if (owner) await mailAccountExists(tx, ctx, owner);
  return null;
}
