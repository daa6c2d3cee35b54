import { createHash } from 'node:crypto';
import type { Address, GivenAddress } from '@vitrine/contract/orders/orders-shapes.ts';
import { ruleFor } from '../../cart/cart.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { throwFormError } from '../../platform/read-email.ts';
import {
  type CheckedAddress,
  type CommandContext,
  checkAddress,
  findTaxRules,
  getOwnStore,
  placeOf,
  readerOf,
  type StoreRow,
} from '../../store/store.ts';
import { inOneLine, mailAddress } from '../mail/order-mail.ts';
import type { OrderState } from '../order-states.ts';
import { addNote, changeOrder, lockOrder } from '../orders-repository.ts';
import { getOrder, type StaffOrderServices, throwStepError } from './order-for-staff.ts';

/** Confirmed, and still here. */
export const canMove = (state: OrderState): boolean => state === 'placed' || state === 'paid';

const writtenFields = [
  'firstName',
  'lastName',
  'company',
  'phone',
  'address',
  'address2',
  'city',
  'postalCode',
  'stateProvince',
  'zone',
  'country',
] as const satisfies readonly (keyof Address & keyof GivenAddress)[];

/** The address as it is typed into a form: a state is chosen from a list, or written where there is none. */
export const writtenAddress = (address: Address): GivenAddress => ({
  ...Object.fromEntries(writtenFields.map((field) => [field, address[field]])),
  ...(address.zone !== null && { stateProvince: null }),
});

export const versionOfAddress = (address: Address): string =>
  createHash('sha256')
    .update(JSON.stringify(writtenFields.map((field) => address[field])))
    .digest('base64url')
    .slice(0, 22);

/**
 * The price of the order stays as it was sold. So the new address must be one for which the shop's rules for delivery and
 * taxes are the same; elsewhere the order has to be placed again. The shopper is told.
 */
export async function changeOrderAddress(
  ctx: CommandContext & StaffOrderServices,
  id: number,
  typed: GivenAddress,
  version: string,
): Promise<void> {
  const store = await getOwnStore(ctx);
  const reader = readerOf(store, ctx.language);
  const { emailAddress, language } = await getOrder(ctx, id);
  const rules = { language, servedCountries: store.shipsTo, emailAddress };
  // Stored in the language of the order, refused in the one of the person.
  const checked = checkAddress(typed, 'address', rules);
  if ('issues' in checked)
    return throwIfAddressInvalid(ctx, checkAddress(typed, 'address', { ...rules, language: ctx.language }));
  const { address } = checked;
  await inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const before = order.deliveryAddress;
    if (!canMove(order.state)) return throwStepError(order, 'order.address-fixed');
    if (versionOfAddress(before) !== version) return throwStepError(order, 'order.address-changed');
    if (versionOfAddress(address) === version) return throwStepError(order, 'order.address-same');
    if (!costsTheSame(store, before, address)) return throwStepError(order, 'order.address-priced');
    const updated = { ...order, deliveryAddress: { ...address, billingAddress: false } };
    await changeOrder(tx, id, { deliveryAddress: updated.deliveryAddress });
    const text = `${inOneLine(before, reader)} → ${inOneLine(address, reader)}`;
    await addNote(tx, { orderId: id, at: ctx.now, actor: ctx.actor, kind: 'address', text, amount: null });
    await mailAddress(tx, ctx, updated);
  });
}

function throwIfAddressInvalid(ctx: CommandContext & StaffOrderServices, checked: CheckedAddress): void {
  const issues = 'issues' in checked ? checked.issues : [];
  throwFormError(
    ctx,
    issues.map((issue) => ({ ...issue, field: issue.field.replace('address.', '') })),
  );
}

function costsTheSame({ delivery, taxes }: StoreRow, before: Address, after: Address): boolean {
  const [from, to] = [placeOf(before), placeOf(after)];
  const rulesOf = (place: typeof from) => [ruleFor(delivery, place.country, place.zone), ...findTaxRules(taxes, place)];
  const [known, wanted] = [rulesOf(from), rulesOf(to)];
  return known.length === wanted.length && known.every((rule, index) => rule === wanted[index]);
}
