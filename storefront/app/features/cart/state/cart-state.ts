// The cart of this tab, shared by badge, drawer and page. Outside React, because actions change it too.
import type { Cart, TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import type { ShippingOption } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { createStore } from '@vitrine/ui/create-store.ts';
import { useSyncExternalStore } from 'react';
import { writeMoney } from '../../../format/money.ts';
import { languageOf } from '../../../i18n/language.ts';
import { store } from '../../../session/browser-storage.ts';
import { getCartCount, setCartCount } from '../../../session/cart-count.ts';
import { getCurrency } from '../../../session/document-data.ts';
import { applyChange, type CartChange, countQuantity, type WriteMoney } from './cart-change.ts';
import { onWaitingChanges, waitingChanges, waitingQuantity } from './waiting-changes.ts';

export interface CartState {
  /** Includes unconfirmed changes; null without a cart. */
  cart: Cart | null;
  count: number;
  /** unknown: not loaded yet. failed: the server did not respond. */
  phase: 'unknown' | 'ready' | 'failed';
  /** A cart request is running. */
  isBusy: boolean;
  /** An unconfirmed change is being sent. Changes saved offline do not count, because they may wait for hours. */
  isPending: boolean;
  /** Null when closed; `added` is the SKU that was just added, `notice` what happened. */
  drawer: { added: string; notice: string } | null;
  estimate: Estimate | null;
}

/** Delivery and taxes for a place, computed by the server for one state of the cart. */
export interface Estimate {
  /** Null if the store does not deliver there. */
  totals: TotalEntry[] | null;
  /** Delivery methods, cheapest first. */
  options: ShippingOption[];
  /** Code of the chosen method. */
  chosen: string | null;
  /** Taxes depend on a state that is not known yet. */
  taxByState: boolean;
  /** Country code; null when none is known. */
  country: string | null;
  /** Error message. */
  problem: string | null;
  /** Whether the shopper entered the place; otherwise its country is a guess. */
  isAsked: boolean;
}

let settled: Cart | null = null;
let changes: readonly CartChange[] = [];
/** The part of `changes` that was saved offline. */
let shownWaiting: readonly CartChange[] = [];
let calls = 0;
const state = createStore<CartState>(() => ({
  cart: null,
  count: 0,
  phase: 'unknown',
  isBusy: false,
  isPending: false,
  drawer: null,
  estimate: null,
}));

export const cartState = state.get;
export const onCartState = state.subscribe;
export const settledCart = (): Cart | null => settled;

/** Stores the cart of the server and drops the change it confirms. */
export function settle(cart: Cart | null, phase: CartState['phase'] = 'ready', answered?: CartChange): void {
  settled = cart;
  changes = changes.filter((change) => change !== answered);
  show({ phase });
}

export function addChange(change: CartChange): void {
  changes = [...changes, change];
  show({});
}

export function dropChange(change: CartChange): void {
  changes = changes.filter((other) => other !== change);
  show({});
}

export function countCalls(by: 1 | -1): void {
  calls += by;
  show({});
}

export const openDrawer = (added: string, notice: string): void => show({ drawer: { added, notice } });
export const closeDrawer = (): void => show({ drawer: null });
export const setEstimate = (estimate: Estimate | null): void => show({ estimate });

export const write: WriteMoney = (amount) => writeMoney(amount, getCurrency(), languageOf(location.pathname));

function show(patch: Partial<CartState>): void {
  const cart = settled && changes.reduce((shown, change) => applyChange(shown, change, write), settled);
  const next = { ...state.get(), ...patch };
  const isCutOff = next.phase === 'failed' && !navigator.onLine;
  const isKnown = settled !== null || (next.phase !== 'unknown' && !isCutOff);
  // Before the cart is loaded, the badge shows the stored count plus additions.
  const count = isKnown ? countQuantity(settled, cart, changes) : countQuantity(null, null, changes) + storedCount();
  setCartCount(count);
  state.set({ ...next, cart, count, isBusy: calls > 0, isPending: changes.length > shownWaiting.length });
}

/** Stored count when the cart became active, without offline changes; later this tab writes the stored count itself. */
let countAtStart: number | undefined;
function storedCount(): number {
  countAtStart ??= Math.max(0, getCartCount() - waitingQuantity());
  return countAtStart;
}

/** Applies offline changes of all tabs until the returned function is called. */
export function syncWaitingChanges(): () => void {
  const showWaiting = () => {
    const waiting = waitingChanges();
    changes = [...changes.filter((change) => !shownWaiting.includes(change)), ...waiting];
    shownWaiting = waiting;
    show({});
  };
  showWaiting();
  return onWaitingChanges(showWaiting);
}

const first = cartState();

export const useCart = (): CartState => useSyncExternalStore(onCartState, cartState, () => first);

const tabKey = 'vitrine.cart';

/**
 * Tells the other tabs that the cart has changed: their badge uses the stored count (session/cart-count.ts), drawer and
 * page reload the cart. Uses storage events instead of a BroadcastChannel, so that values stored before are visible in
 * the other tab.
 */
export function broadcastCart(): void {
  store(tabKey, String(performance.now()));
  store(tabKey, null);
}

export function receiveCart(onChanged: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === tabKey && event.newValue !== null) onChanged();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
