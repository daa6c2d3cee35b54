import { listOrders } from '@vitrine/contract/orders/orders.ts';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import type { AddressValues } from '../../forms/address.ts';
import { loadShopperCountry } from '../../forms/use-shopper-country.ts';
import { loadUser } from '../../session/load-user.client.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { offerAddresses, offerCountry } from './checkout-draft.ts';
import { savedAddresses } from './saved-addresses.ts';

/** With country and addresses the form has its fields and values at once. Returns the addresses to choose from. */
export async function prepareCheckout(language: string): Promise<AddressValues[]> {
  offerCountry(await loadShopperCountry(language));
  const user = await ignoreFailure('profile', loadUser());
  if (!user) return [];
  const found = await ignoreFailure('orders', shopperApi()(listOrders, { query: { count: 5, short: 'true' } }));
  const saved = savedAddresses(user, found?.orders ?? []);
  offerAddresses(user, saved[0] ?? null);
  return saved;
}
