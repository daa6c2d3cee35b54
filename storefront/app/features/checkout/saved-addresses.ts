// The addresses a signed-in customer may choose from.
import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { listOrders } from '@vitrine/contract/orders/orders.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { ignoreError } from '../../api/api-errors.ts';
import { type AddressValues, emptyAddress, isCompleteAddress, storedAddress } from '../../forms/address.ts';
import { loadShopperCountry } from '../../forms/use-shopper-country.ts';
import { loadUser } from '../../session/load-user.client.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { offerAddresses, offerCountry } from './checkout-draft.ts';

/** With country and addresses the form has its fields and values at once. Returns the addresses to choose from. */
export async function prepareCheckout(language: string): Promise<AddressValues[]> {
  offerCountry(await loadShopperCountry(language));
  const user = await ignoreError('profile', loadUser());
  if (!user) return [];
  const found = await ignoreError('orders', shopperApi()(listOrders, { query: { count: 5, short: 'true' } }));
  const saved = savedAddresses(user, found?.orders ?? []);
  offerAddresses(user, saved[0] ?? null);
  return saved;
}

const max = 4;

/** That of the last order first, then those of the account, then those of older orders; each once. */
export function savedAddresses(
  { delivery, billing }: Pick<Customer, 'delivery' | 'billing'>,
  orders: readonly Pick<Order, 'delivery'>[],
): AddressValues[] {
  const [last, ...older] = orders.map((order) => order.delivery);
  const all = [last, delivery, billing, ...older].flatMap((address) =>
    address && isCompleteAddress(address) ? [storedAddress(address)] : [],
  );
  return all.filter((one, index) => all.findIndex((other) => isSamePlace(one, other)) === index).slice(0, max);
}

/** The phone number makes no other address; further values of a form, such as the e-mail address, do not count. */
export const isSamePlace = (one: AddressValues, other: AddressValues): boolean => placeOf(one) === placeOf(other);

const { phone: _, ...place } = emptyAddress;
const placeFields = Object.keys(place) as (keyof typeof place)[];

const placeOf = (address: AddressValues): string =>
  placeFields
    .map((field) => address[field].trim().replaceAll(/ +/g, ' '))
    .join('\n')
    .toLowerCase();
