// Loads delivery quotes while cart, place and choice change; only the response to the latest request is shown.
import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import { createStore } from '../../hooks/create-store.ts';
import { type DeliveryQuote, fetchDeliveryQuote, type Place } from '../../session/delivery-quote.ts';

export interface QuoteRequest {
  /** Equal for equal contents, place and choice. */
  key: string;
  code: string;
  place: Place | null;
  wanted: string | null;
}

export interface QuoteState {
  /** Key of the request. */
  of: string;
  /** Of the last response; null before the first. */
  quote: DeliveryQuote | null;
  failure: unknown;
}

/** Debounce in ms while a place is typed; other changes are requested at once. */
const pause = 400;

export const createQuoteRequest = (cart: Cart, place: Place | null, wanted: string | null): QuoteRequest => ({
  key: JSON.stringify([
    cart.code,
    cart.promoCode,
    cart.products.map(({ cartItemId, quantity, price }) => [cartItemId, quantity, price]),
    place,
    wanted,
  ]),
  code: cart.code,
  place,
  wanted,
});

export function createDeliveryQuotes(load: typeof fetchDeliveryQuote = fetchDeliveryQuote) {
  const answer = createStore<QuoteState>(() => ({ of: '', quote: null, failure: null }));
  let lastPlace = '';
  /** The latest request, while it is running. */
  let asking: { key: string; quote: Promise<DeliveryQuote> } | null = null;

  const ask = ({ key, code, place, wanted }: QuoteRequest): Promise<DeliveryQuote> => {
    // The same request is running already.
    if (asking?.key === key) return asking.quote;
    const mine = { key, quote: load(code, place, wanted) };
    asking = mine;
    const show = (next: Omit<QuoteState, 'of'>) => {
      if (asking !== mine) return;
      asking = null;
      answer.set({ ...next, of: key });
    };
    mine.quote.then(
      (quote) => show({ quote, failure: null }),
      (failure: unknown) => show({ quote: answer.get().quote, failure }),
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
      const { of, quote, failure } = answer.get();
      return of === question.key && !failure && quote ? Promise.resolve(quote) : ask(question);
    },
    /** Marks the loaded quote as outdated, because the API reported a change. */
    renew: (): void => {
      asking = null;
      answer.set({ of: 'old', quote: answer.get().quote, failure: null });
    },
  };
}
