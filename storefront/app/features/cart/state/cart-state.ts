// The one cart of this tab, shared by badge, drawer and page. It lives outside React, because verbs change it too.
import type { Cart, TotalEntry } from '@vitrine/contract/cart-shapes.ts';
import type { ShippingOption } from '@vitrine/contract/checkout-shapes.ts';
import { writeMoney } from '../../../format/money.ts';
import { createStore } from '../../../hooks/create-store.ts';
import { languageOf } from '../../../i18n/language.ts';
import { getCartCount, setCartCount } from '../../../session/cart-count.ts';
import { getCurrency } from '../../../session/document-data.ts';
import { applyChange, type CartChange, countPieces, type WriteMoney } from './cart-change.ts';
import { onWaiting, piecesWaiting, waitingChanges } from './waiting-changes.ts';

export interface CartState {
  /** With the changes that are still on their way; null when there is no cart. */
  cart: Cart | null;
  count: number;
  /** unknown: nobody has asked yet. failed: the shop did not answer, so what the cart holds is not known. */
  phase: 'unknown' | 'ready' | 'failed';
  /** The loader flag: a call about the cart is on its way. */
  isBusy: boolean;
  /** Something shown is on its way to the shop. What waits for a connection is not: it may wait for hours. */
  isPending: boolean;
  /** The drawer is open; `added` is the SKU that was just put in. */
  drawer: { added: string | null } | null;
  estimate: Estimate | null;
}

/** Delivery and taxes for a place, worked out by the shop for one state of the cart. */
export interface Estimate {
  /** Null when the shop does not deliver there. */
  totals: TotalEntry[] | null;
  /** Ways to deliver, the cheapest first. */
  options: ShippingOption[];
  /** Code of the chosen one. */
  chosen: string | null;
  /** Why there is none, in words for the shopper. */
  problem: string | null;
  /** Whether the shopper named the place; else it is the shop's own country. */
  isAsked: boolean;
}

let settled: Cart | null = null;
let changes: readonly CartChange[] = [];
/** Those of them that wait for a connection. */
let laidOver: readonly CartChange[] = [];
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

/** The server's word, in the place of the change it answers. */
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

export const openDrawer = (added: string | null): void => show({ drawer: { added } });
export const closeDrawer = (): void => show({ drawer: null });
export const setEstimate = (estimate: Estimate | null): void => show({ estimate });

export const write: WriteMoney = (amount) => writeMoney(amount, getCurrency(), languageOf(location.pathname));

function show(patch: Partial<CartState>): void {
  const cart = settled && changes.reduce((shown, change) => applyChange(shown, change, write), settled);
  const next = { ...state.get(), ...patch };
  const isCutOff = next.phase === 'failed' && !navigator.onLine;
  const isKnown = settled !== null || (next.phase !== 'unknown' && !isCutOff);
  // Before the cart is loaded the badge shows the stored count, and what is added to it.
  const count = isKnown ? countPieces(settled, cart, changes) : countPieces(null, null, changes) + storedCount();
  setCartCount(count);
  state.set({ ...next, cart, count, isBusy: calls > 0, isPending: changes.length > laidOver.length });
}

/** What was in the cart when this tab woke up, without what still waits; later the stored count is our own. */
let countAtStart: number | undefined;
function storedCount(): number {
  countAtStart ??= Math.max(0, getCartCount() - piecesWaiting());
  return countAtStart;
}

/** Shows what waits on this device, from this tab or another, until the stop. */
export function followWaiting(): () => void {
  const lay = () => {
    const waiting = waitingChanges();
    changes = [...changes.filter((change) => !laidOver.includes(change)), ...waiting];
    laidOver = waiting;
    show({});
  };
  lay();
  return onWaiting(lay);
}
