// The last order placed in this browser. Its id stays until the next order. Its key gives access to name and address,
// so it is returned only while the shopper may still be paying.
import { readStored, store } from './browser-storage.ts';
import { getApiOrigin } from './document-data.ts';

export interface PlacedOrder {
  id: number;
  key: string;
  /** Code of the cart the order was created from. */
  cart: string;
  /** An account was created with the order: do not offer one again. */
  hasAccount: boolean;
}

const storageKey = 'vitrine.order';
const keyLifetimeMs = 2 * 60 * 60 * 1000;

export function setPlacedOrder(order: PlacedOrder): void {
  store(storageKey, JSON.stringify({ ...order, at: Date.now(), backend: getApiOrigin() }));
}

export function getPlacedOrder(): PlacedOrder | null {
  const stored = readStoredOrder();
  if (!stored || stored.backend !== getApiOrigin()) return null;
  const { id, cart, hasAccount } = stored;
  return { id, key: Date.now() - stored.at < keyLifetimeMs ? stored.key : '', cart, hasAccount };
}

interface StoredOrder extends PlacedOrder {
  at: number;
  backend: string;
}

function readStoredOrder(): StoredOrder | null {
  try {
    return JSON.parse(readStored(storageKey) ?? 'null') as StoredOrder | null;
  } catch {
    return null;
  }
}
