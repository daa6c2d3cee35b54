// The rule that opens a shop that was set up as an empty one.
import { addressFormatOf } from './address-formats.ts';
import { NO_NAME, type StoreRow } from './store-repository.ts';

/** The parts without which a shop cannot sell. */
export const openingParts = ['identity', 'delivery', 'payment'] as const;
type OpeningPart = (typeof openingParts)[number];

/** Whether its orders can have a seller: an invoice without one is none. */
export const hasSeller = ({ name, address }: Pick<StoreRow, 'name' | 'address'>): boolean =>
  name !== NO_NAME && Boolean(address);

/** The parts that a shop lacks to take orders. None in shops that were not set up as empty ones. */
export const missingToOpen = (store: StoreRow, hasPayment: boolean): OpeningPart[] =>
  store.opensWhenComplete ? partsMissing(store, hasPayment) : [];

function partsMissing(store: StoreRow, hasPayment: boolean): OpeningPart[] {
  const has: Readonly<Record<OpeningPart, boolean>> = {
    identity: hasIdentity(store),
    delivery: hasDelivery(store),
    payment: hasPayment,
  };
  return openingParts.filter((part) => !has[part]);
}

const hasIdentity = (store: StoreRow): boolean =>
  hasSeller(store) &&
  Boolean(store.email) &&
  addressFormatOf(store.country, 'en').required.every((part) => Boolean(store[part]));

const hasDelivery = ({ delivery, shipsTo }: StoreRow): boolean =>
  delivery.some(({ countries, methods }) => methods.length > 0 && countries.some((code) => shipsTo.includes(code)));
