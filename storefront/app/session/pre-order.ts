// The pre-order this browser placed last, for the page that confirms it, and the address it was placed with, for the next.
import type { PreOrder } from '@vitrine/contract/preorder-shapes.ts';
import type { Photo } from '../format/photo.ts';
import { readStored, store } from './browser-storage.ts';
import { readVisit, storeVisit } from './session-storage.ts';

export interface PlacedPreOrder extends PreOrder {
  photo: Photo | null;
}

const emailKey = 'vitrine.preOrderEmail';
const placedKey = 'vitrine.preOrder';

export const getPreOrderEmail = (): string => readStored(emailKey) ?? '';

export function setPreOrder(placed: PlacedPreOrder): void {
  store(emailKey, placed.emailAddress);
  storeVisit(placedKey, JSON.stringify(placed));
}

export function getPreOrder(): PlacedPreOrder | null {
  try {
    return JSON.parse(readVisit(placedKey) ?? 'null') as PlacedPreOrder | null;
  } catch {
    return null;
  }
}

/** On logout, and when the shop has moved to another server. */
export function clearPreOrder(): void {
  store(emailKey, null);
  storeVisit(placedKey, null);
}
