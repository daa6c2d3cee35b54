import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { createStore } from '@vitrine/ui/create-store.ts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type DeliveryQuote, fetchDeliveryQuote, type Place } from '../../session/delivery-quote.ts';

export interface Delivery {
  /** The value of the last response; null before the first. */
  quote: DeliveryQuote | null;
  /** The quote does not belong to the current values yet. */
  isPending: boolean;
  error: unknown;
  /** The quote for exactly the current values. */
  settle: () => Promise<DeliveryQuote>;
  /** Reloads the quote, because the API reported a change. */
  renew: () => void;
}

/** Loads delivery methods and totals when the cart or the place changes. */
export function useDelivery(cart: Cart, place: Place | null, method: string | null): Delivery {
  const [quotes] = useState(() => createDeliveryQuotes());
  const { subscribe, get } = quotes.answer;
  const { of, quote, error } = useSyncExternalStore(subscribe, get, get);
  const question = createQuoteRequest(cart, place, method);
  const { key } = question;
  const isPending = of !== key;
  const follow = useEffectEvent((asked: string) => quotes.follow({ ...question, key: asked }));
  useEffect(() => {
    if (isPending) return follow(key);
  }, [key, isPending]);
  return { quote, isPending, error, settle: () => quotes.settle(question), renew: quotes.renew };
}

export interface QuoteRequest {
  /** Equal for equal contents, place and choice. */
  key: string;
  code: string;
  place: Place | null;
  method: string | null;
}

export interface QuoteState {
  /** Key of the request. */
  of: string;
  /** The value of the last response; null before the first. */
  quote: DeliveryQuote | null;
  error: unknown;
}

/** Debounce in ms while a place is typed; other changes are requested at once. */
const pause = 400;

export const createQuoteRequest = (cart: Cart, place: Place | null, method: string | null): QuoteRequest => ({
  key: JSON.stringify([
    cart.code,
    cart.promoCode,
    cart.products.map(({ cartItemId, quantity, price }) => [cartItemId, quantity, price]),
    place,
    method,
  ]),
  code: cart.code,
  place,
  method,
});

/** Only the response to the latest request is shown. */
export function createDeliveryQuotes(load: typeof fetchDeliveryQuote = fetchDeliveryQuote) {
  const answer = createStore<QuoteState>(() => ({ of: '', quote: null, error: null }));
  let lastPlace = '';
  /** The latest request, while it is running. */
  let asking: { key: string; quote: Promise<DeliveryQuote> } | null = null;

  const ask = ({ key, code, place, method }: QuoteRequest): Promise<DeliveryQuote> => {
    // The same request is running already.
    if (asking?.key === key) return asking.quote;
    const mine = { key, quote: load(code, place, method) };
    asking = mine;
    const show = (next: Omit<QuoteState, 'of'>) => {
      if (asking !== mine) return;
      asking = null;
      answer.set({ ...next, of: key });
    };
    mine.quote.then(
      (quote) => show({ quote, error: null }),
      (error: unknown) => show({ quote: answer.get().quote, error }),
    );
    return mine.quote;
  };

  return {
    answer,
    /** Schedules a request; the returned function cancels it. */
    follow: (question: QuoteRequest): (() => void) => {
      const place = JSON.stringify(question.place);
      const isTyped = lastPlace !== '' && lastPlace !== place;
      lastPlace = place;
      const timer = setTimeout(() => ask(question).catch(() => {}), isTyped ? pause : 0);
      return () => clearTimeout(timer);
    },
    /** The loaded quote for exactly this request, or else a new one. */
    settle: (question: QuoteRequest): Promise<DeliveryQuote> => {
      const { of, quote, error } = answer.get();
      return of === question.key && !error && quote ? Promise.resolve(quote) : ask(question);
    },
    /** Marks the loaded quote as outdated, because the API reported a change. */
    renew: (): void => {
      asking = null;
      answer.set({ of: 'old', quote: answer.get().quote, error: null });
    },
  };
}
