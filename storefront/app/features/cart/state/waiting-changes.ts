// Changes made without a connection. They stay on this device, in their order, until the shop has answered them.
import { readStored } from '../../../session/browser-storage.ts';
import { storedValue } from '../../../session/stored-value.ts';
import type { CartChange } from './cart-change.ts';

/** `target`: how many there are to be in the end. Noted before it is sent, so that sending twice adds nothing. */
export type WaitingChange = Exclude<CartChange, { kind: 'none' }> & { target?: number };

const key = 'vitrine.cart-waiting';

const list = storedValue<readonly WaitingChange[]>(
  () => key,
  waitingIn,
  (changes) => (changes.length > 0 ? JSON.stringify(changes) : null),
);

export const waitingChanges = list.read;
export const setWaitingChanges = list.set;
export const onWaiting = list.onChange;

export const canWait = (change: CartChange): change is WaitingChange => change.kind !== 'none';

/** Tells whether it can: a browser that keeps nothing must not promise to send it later. */
export function letWait(change: WaitingChange): boolean {
  const before = waitingChanges();
  if (setWaitingChanges(withWaiting(before, change))) return true;
  setWaitingChanges(before);
  return false;
}

/** As it stands on the device at this moment: another tab may just have sent the first. */
export const waitingNow = (): WaitingChange[] => waitingIn(readStored(key));

export const piecesWaiting = (): number =>
  waitingChanges().reduce((sum, change) => (change.kind === 'add' ? sum + change.quantity : sum), 0);

/** The last word on a line counts; clearing makes everything before it pointless. */
export function withWaiting(changes: readonly WaitingChange[], change: WaitingChange): WaitingChange[] {
  if (change.kind === 'clear') return [change];
  if (change.kind === 'add') return [...changes, change];
  return [...changes.filter((other) => !('line' in other) || other.line !== change.line), change];
}

export function waitingIn(kept: string | null): WaitingChange[] {
  try {
    const changes: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(changes) ? changes.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

/** Storage can be changed by anybody who sits at the device. */
function isWaiting(change: Partial<Record<string, unknown>>): change is WaitingChange {
  const { kind, sku, line, quantity } = change ?? {};
  if (kind === 'clear') return true;
  if (typeof sku !== 'string') return false;
  if (kind === 'remove') return Number.isInteger(line);
  return Number.isInteger(quantity) && (kind === 'add' || (kind === 'quantity' && Number.isInteger(line)));
}
