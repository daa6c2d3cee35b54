// A customer who orders never types an address twice: what the account lacks is taken from the order.
import type { Address } from '@vitrine/contract/orders/orders-shapes.ts';
import { changeCustomer, findCustomer, type StoredAddress } from '../account/account.ts';
import type { Tx } from '../platform/database/database.ts';
import type { CheckedOrderInput } from './check-order.ts';

type Addresses = Pick<CheckedOrderInput, 'billing' | 'delivery'>;

/** Addresses that the customer has saved are not changed: an order may be a present. */
export async function saveAddresses(tx: Tx, customerId: number, ordered: Addresses): Promise<void> {
  const customer = await findCustomer(tx, customerId);
  if (!customer) return;
  const stored = toStoredAddresses(ordered);
  if (!customer.billing.address) await changeCustomer(tx, customerId, stored);
  else if (!customer.delivery && stored.delivery) await changeCustomer(tx, customerId, { delivery: stored.delivery });
}

/** The delivery address is null when it is the billing address. */
export const toStoredAddresses = ({ billing, delivery }: Addresses) => ({
  billing: toStoredAddress(billing),
  delivery: isSameAddress(billing, delivery) ? null : toStoredAddress(delivery),
});

const toStoredAddress = (address: Address): StoredAddress => ({
  firstName: address.firstName,
  lastName: address.lastName,
  company: address.company,
  phone: address.phone,
  address: address.address,
  address2: address.address2,
  city: address.city,
  postalCode: address.postalCode,
  stateProvince: address.provinceName ?? address.stateProvince,
  zone: address.zone,
  country: address.country,
});

const isSameAddress = (one: Address, other: Address): boolean =>
  JSON.stringify(toStoredAddress(one)) === JSON.stringify(toStoredAddress(other));
