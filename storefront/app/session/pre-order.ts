// The last pre-order placed in this browser, for its confirmation page, and its email address, as a default for the
// next one.
import type { PreOrder } from '@vitrine/contract/preorder/preorder-shapes.ts';
import type { Photo } from '../format/photo.ts';
import { readSessionValue, readStored, store, storeSessionValue } from './browser-storage.ts';

export interface PlacedPreOrder extends PreOrder {
  photo: Photo | null;
}

const emailKey = 'vitrine.preOrderEmail';
const placedKey = 'vitrine.preOrder';

export const getPreOrderEmail = (): string => readStored(emailKey) ?? '';

export function setPreOrder(placed: PlacedPreOrder): void {
  store(emailKey, placed.emailAddress);
  storeSessionValue(placedKey, JSON.stringify(placed));
}

export function getPreOrder(): PlacedPreOrder | null {
  try {
    return JSON.parse(readSessionValue(placedKey) ?? 'null') as PlacedPreOrder | null;
  } catch {
    return null;
  }
}

/** On logout, and when the shop has moved to another server. */
export function clearPreOrder(): void {
  store(emailKey, null);
  storeSessionValue(placedKey, null);
}
