// The cart of this tab: what badge, drawer and pages show, and what is on its way to the server. Components call an action
// (actions/add-to-cart.ts, actions/change-lines.ts …), the action hands its change to this store, and components see the
// result through `useCart`. A change is shown at once, sent in turn, and replaced by the response.
import { clearCart, removeFromCart } from '@vitrine/contract/cart/cart.ts';
import { addLinesToCart, type CartLineInput, isCartGone, setCartLine } from '@vitrine/contract/cart/cart-requests.ts';
import type { Cart, TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import type { ShippingOption } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { createStore } from '@vitrine/ui/create-store.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useSyncExternalStore } from 'react';
import { errorMessage, responseMessage } from '../../api/error-message.ts';
import { writeMoney } from '../../format/values.ts';
import { languageOf } from '../../i18n/language.ts';
import { cartToastsMessages, waitingMessages } from '../../messages/en/cart.ts';
import { translate } from '../../messages/translate.ts';
import { store } from '../../session/browser-storage.ts';
import { cartSeed, clearCartCode, getCartCode, runSerially, setCartCode } from '../../session/cart-code.ts';
import { getCartCount, setCartCount } from '../../session/cart-count.ts';
import { getCurrency } from '../../session/document-data.ts';
import { type ShopperApi, shopperApi } from '../../session/shopper-api.client.ts';
import { applyChange, type CartChange, countQuantity, type WriteMoney } from './cart-change.ts';
import { canWait, offlineChanges, offlineQuantity, onOfflineChanges, storeOfflineChange } from './offline-changes.ts';

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
  error: string | null;
  /** Whether the shopper entered the place; otherwise its country is a guess. */
  isAsked: boolean;
}

// The state. `settled` is the last cart of the server, `changes` are those it has not confirmed.

let settled: Cart | null = null;
let changes: readonly CartChange[] = [];
/** The part of `changes` that was saved offline. */
let shownOffline: readonly CartChange[] = [];
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

const first = cartState();

/** How components read the cart. */
export const useCart = (): CartState => useSyncExternalStore(onCartState, cartState, () => first);

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
  state.set({ ...next, cart, count, isBusy: calls > 0, isPending: changes.length > shownOffline.length });
}

/** Stored count when the cart became active, without offline changes; later this tab writes the stored count itself. */
let countAtStart: number | undefined;
function storedCount(): number {
  countAtStart ??= Math.max(0, getCartCount() - offlineQuantity());
  return countAtStart;
}

// Sending.

export type CartRequest = (api: ShopperApi, code: string | null) => Promise<Cart | null>;

/** Shows the change at once, sends it, and applies the response or shows the error. Returns whether it was saved. */
export async function changeCart(change: CartChange, request: CartRequest): Promise<boolean> {
  addChange(change);
  return settleChange(change, request);
}

/** For a change that is already shown. Offline it is stored on this device. */
export async function settleChange(change: CartChange, request: CartRequest): Promise<boolean> {
  if (!navigator.onLine && canWait(change) && storeOfflineChange({ ...change })) {
    dropChange(change);
    showToast({ tone: 'success', text: getWaitingMessages().saved });
    return false;
  }
  countCalls(1);
  try {
    if (!navigator.onLine) throw new TypeError('offline');
    await runSerially(async () => {
      settleCart(await request(shopperApi(), getCartCode()), change);
    });
    broadcastCart();
    return true;
  } catch (error) {
    dropChange(change);
    if (isCartGone(error)) settleCart(null);
    showCartError(error);
    return false;
  } finally {
    countCalls(-1);
  }
}

/** The code of an empty cart is removed. */
export function settleCart(cart: Cart | null, answered?: CartChange): void {
  if (cart && cart.products.length > 0) {
    setCartCode(cart.code);
    settle(cart, 'ready', answered);
  } else {
    clearCartCode();
    settle(null, 'ready', answered);
  }
}

// Called when the cart becomes an order, and when a failed order is put back into a cart.
export function dropCart(): void {
  settleCart(null);
  broadcastCart();
}

export function adoptCart(cart: Cart): void {
  settleCart(cart);
  broadcastCart();
}

interface AddOptions {
  /** The coupon of a cart that has to be made. */
  promoCode?: string | null;
  onNewCart?: () => void;
}

/** Uses the existing cart or creates one. */
export const toAddRequest =
  (
    lines: readonly [CartLineInput, ...CartLineInput[]],
    { promoCode = null, onNewCart = () => {} }: AddOptions = {},
  ): CartRequest =>
  (api, code) =>
    addLinesToCart(api, code, lines, {
      begin: () => {
        // The seed of a cart that does not exist any more would not make another one.
        if (code) clearCartCode();
        return { ...(promoCode !== null && { promoCode }), seed: cartSeed() };
      },
      // Stored at once, so that the first line is not lost if the request for the others fails.
      created: (cart) => {
        setCartCode(cart.code);
        onNewCart();
      },
    });

/** The request contains all data, so that it can also be sent later. */
export function toCartRequest(
  change: Exclude<CartChange, { kind: 'none' }>,
  options?: Pick<AddOptions, 'onNewCart'>,
): CartRequest {
  if (change.kind === 'add')
    return toAddRequest([{ product: change.sku, quantity: change.quantity, add: true }], options);
  return async (api, code) => {
    if (!code) return null;
    const params = { code };
    if (change.kind === 'clear') return api(clearCart, { params });
    const { sku, line } = change;
    if (change.kind === 'remove') {
      return api(removeFromCart, { params: { code, sku }, query: { secondCardId: line, body: 'true' } });
    }
    return setCartLine(api, code, { product: sku, quantity: change.quantity, line });
  };
}

// Other tabs.

/** Applies offline changes of all tabs until the returned function is called. */
export function syncOfflineChanges(): () => void {
  const showOffline = () => {
    const stored = offlineChanges();
    changes = [...changes.filter((change) => !shownOffline.includes(change)), ...stored];
    shownOffline = stored;
    show({});
  };
  showOffline();
  return onOfflineChanges(showOffline);
}

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

// Messages to the shopper.

/** The texts are in the language of the page, because they are shown by code outside React. */
export const getToastMessages = () => translate(cartToastsMessages, languageOf(location.pathname));
export const getWaitingMessages = () => translate(waitingMessages, languageOf(location.pathname));

/** The specification shows every message of the server on cart changes, that of status 500 as well (§8). */
export const cartErrorMessage = (error: unknown): string =>
  navigator.onLine
    ? responseMessage(error) || errorMessage(error, languageOf(location.pathname))
    : getToastMessages().offline;

export const showCartError = (error: unknown): void => showToast({ tone: 'error', text: cartErrorMessage(error) });

/** Says that a change was saved. */
export const showUpdated = (): void => showToast({ tone: 'success', text: getToastMessages().updated });
