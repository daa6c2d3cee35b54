// Changes made offline. They are stored on this device, in order, until the server has confirmed them.
import { readStored } from '../../../session/browser-storage.ts';
import { storedValue } from '../../../session/stored-value.ts';
import type { CartChange } from './cart-change.ts';

/** `target`: final quantity. Stored before the request, so that a repeated request adds nothing. */
export type WaitingChange = Exclude<CartChange, { kind: 'none' }> & { target?: number };

const key = 'vitrine.cart-waiting';

const list = storedValue<readonly WaitingChange[]>(
  () => key,
  parseWaitingChanges,
  (changes) => (changes.length > 0 ? JSON.stringify(changes) : null),
);

export const waitingChanges = list.read;
export const setWaitingChanges = list.set;
export const onWaitingChanges = list.onChange;

export const canWait = (change: CartChange): change is WaitingChange => change.kind !== 'none';

/** Returns false if the browser cannot store it: then it must not be promised. */
export function storeWaitingChange(change: WaitingChange): boolean {
  const before = waitingChanges();
  if (setWaitingChanges(withWaiting(before, change))) return true;
  setWaitingChanges(before);
  return false;
}

/** Reads the storage directly, because another tab may just have sent the first change. */
export const readWaitingChanges = (): WaitingChange[] => parseWaitingChanges(readStored(key));

export const waitingQuantity = (): number =>
  waitingChanges().reduce((sum, change) => (change.kind === 'add' ? sum + change.quantity : sum), 0);

/** The last change of a line replaces earlier ones; clearing replaces all. */
export function withWaiting(changes: readonly WaitingChange[], change: WaitingChange): WaitingChange[] {
  if (change.kind === 'clear') return [change];
  if (change.kind === 'add') return [...changes, change];
  return [...changes.filter((other) => !('line' in other) || other.line !== change.line), change];
}

export function parseWaitingChanges(stored: string | null): WaitingChange[] {
  try {
    const changes: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(changes) ? changes.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

/** Validates the stored data: it can be edited in the browser. */
function isWaiting(change: Partial<Record<string, unknown>>): change is WaitingChange {
  const { kind, sku, line, quantity } = change ?? {};
  if (kind === 'clear') return true;
  if (typeof sku !== 'string') return false;
  if (kind === 'remove') return Number.isInteger(line);
  return Number.isInteger(quantity) && (kind === 'add' || (kind === 'quantity' && Number.isInteger(line)));
}
