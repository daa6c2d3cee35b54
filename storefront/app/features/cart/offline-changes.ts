// Changes made offline. They are stored on this device, in order, until the server has confirmed them.
import { readStored } from '../../session/browser-storage.ts';
import { storedValue } from '../../session/stored-value.ts';
import type { CartChange } from './cart-change.ts';

/** `target`: final quantity. Stored before the request, so that a repeated request adds nothing. */
export type OfflineChange = Exclude<CartChange, { kind: 'none' }> & { target?: number };

const key = 'vitrine.cart-waiting';

const list = storedValue<readonly OfflineChange[]>(
  () => key,
  parseOfflineChanges,
  (changes) => (changes.length > 0 ? JSON.stringify(changes) : null),
);

export const offlineChanges = list.read;
export const setOfflineChanges = list.set;
export const onOfflineChanges = list.onChange;

export const canWait = (change: CartChange): change is OfflineChange => change.kind !== 'none';

/** Returns false if the browser cannot store it: then it must not be promised. */
export function storeOfflineChange(change: OfflineChange): boolean {
  const before = offlineChanges();
  if (setOfflineChanges(withOffline(before, change))) return true;
  setOfflineChanges(before);
  return false;
}

/** Reads the storage directly, because another tab may just have sent the first change. */
export const readOfflineChanges = (): OfflineChange[] => parseOfflineChanges(readStored(key));

export const offlineQuantity = (): number =>
  offlineChanges().reduce((sum, change) => (change.kind === 'add' ? sum + change.quantity : sum), 0);

/** The last change of a line replaces earlier ones; clearing replaces all. */
export function withOffline(changes: readonly OfflineChange[], change: OfflineChange): OfflineChange[] {
  if (change.kind === 'clear') return [change];
  if (change.kind === 'add') return [...changes, change];
  return [...changes.filter((other) => !('line' in other) || other.line !== change.line), change];
}

export function parseOfflineChanges(stored: string | null): OfflineChange[] {
  try {
    const changes: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(changes) ? changes.filter(isOfflineChange) : [];
  } catch {
    return [];
  }
}

/** Validates the stored data: it can be edited in the browser. */
function isOfflineChange(change: Partial<Record<string, unknown>>): change is OfflineChange {
  const { kind, sku, line, quantity } = change ?? {};
  if (kind === 'clear') return true;
  if (typeof sku !== 'string') return false;
  if (kind === 'remove') return Number.isInteger(line);
  return Number.isInteger(quantity) && (kind === 'add' || (kind === 'quantity' && Number.isInteger(line)));
}
