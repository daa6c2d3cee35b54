// Values of the merchant's fields about a customer. Shoppers see them only in the export of their own data, and on invoices.
import type { StaffCustomer } from '@vitrine/contract/account/staff-customers-shapes.ts';
import type { CustomValuesToSave } from '@vitrine/contract/custom-fields/staff-custom-values-shapes.ts';
import {
  changeCustomValues,
  findCustomFields,
  viewCustomValues,
  viewEditedValues,
} from '../../custom-fields/custom-fields.ts';
import { isoDay } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { type CommandContext, getOwnStore, type RequestContext, type StoreRow } from '../../store/store.ts';
import { type CustomerRow, changeCustomer, findCustomer, lockCustomerRow } from '../customer-repository.ts';

export async function showStaffCustomer(ctx: CommandContext, id: number): Promise<StaffCustomer> {
  const store = await getOwnStore(ctx);
  const customer = ofStore(await findCustomer(ctx.db, id), store);
  const defined = await findCustomFields(ctx.db, store.id);
  const { firstName, lastName, email, language } = customer;
  return {
    ...{ id, firstName, lastName, email, language },
    since: isoDay(customer.createdAt),
    ...viewEditedValues(customer.fields, { defined, subject: 'customer' }, store),
  };
}

export async function saveCustomerFields(ctx: CommandContext, id: number, sent: CustomValuesToSave): Promise<void> {
  const store = await getOwnStore(ctx);
  await inTransaction(ctx.db, async (tx) => {
    const customer = ofStore(await lockCustomerRow(tx, id), store);
    const defined = await findCustomFields(tx, store.id);
    const fields = changeCustomValues(customer.fields, sent, { defined, subject: 'customer' }, store);
    await changeCustomer(tx, id, { fields });
  });
}

const ofStore = (customer: CustomerRow | undefined, { id }: StoreRow): CustomerRow =>
  customer?.storeId === id ? customer : throwDomainError('customer.not-found');

/** The values about the customer who orders that stand on the invoice. Guests have none. */
export async function findCustomerInvoiceFields(
  db: Queryable,
  { store, language, customerId }: RequestContext,
): Promise<{ name: string; value: string }[]> {
  const customer = customerId === null ? undefined : await findCustomer(db, customerId);
  if (!customer || Object.keys(customer.fields).length === 0) return [];
  const defined = await findCustomFields(db, store.id);
  return viewCustomValues(defined, { subject: 'customer', mark: 'onInvoice' }, customer.fields, {
    language,
    ...store,
  }).map(({ name, text }) => ({ name, value: text }));
}
