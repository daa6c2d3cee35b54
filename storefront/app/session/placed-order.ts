// The order this browser placed last: its id stays, as long as nothing else is ordered. Its key opens name and address,
// so it is kept only as long as somebody may still be paying.
import { readStored, store } from './browser-storage.ts';
import { getApiOrigin } from './page-facts.ts';

export interface PlacedOrder {
  id: number;
  key: string;
  /** Code of the cart it was made from. */
  cart: string;
  /** A password was chosen with it: nobody need be asked for one again. */
  hasAccount: boolean;
}

const storageKey = 'vitrine.order';
const keyLife = 2 * 60 * 60 * 1000;

export function setPlacedOrder(order: PlacedOrder): void {
  store(storageKey, JSON.stringify({ ...order, at: Date.now(), backend: getApiOrigin() }));
}

export function getPlacedOrder(): PlacedOrder | null {
  const kept = readKept();
  if (!kept || kept.backend !== getApiOrigin()) return null;
  const { id, cart, hasAccount } = kept;
  return { id, key: Date.now() - kept.at < keyLife ? kept.key : '', cart, hasAccount };
}

interface Kept extends PlacedOrder {
  at: number;
  backend: string;
}

function readKept(): Kept | null {
  try {
    return JSON.parse(readStored(storageKey) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
