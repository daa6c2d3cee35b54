// Which quote is shown while cart, place and choice change: an answer counts only for the last question.
import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import { createStore } from '../../hooks/create-store.ts';
import { type DeliveryQuote, fetchDeliveryQuote, type Place } from '../../session/delivery-quote.ts';

export interface DeliveryQuestion {
  /** The same for the same contents, place and choice. */
  key: string;
  code: string;
  place: Place | null;
  wanted: string | null;
}

export interface DeliveryAnswer {
  /** Key of the question it answers. */
  of: string;
  /** For the last place that was answered; null before. */
  quote: DeliveryQuote | null;
  failure: unknown;
}

/** A place is typed sign by sign; all else is asked for at once. */
const pause = 400;

export const deliveryQuestion = (cart: Cart, place: Place | null, wanted: string | null): DeliveryQuestion => ({
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
  const answer = createStore<DeliveryAnswer>(() => ({ of: '', quote: null, failure: null }));
  let lastPlace = '';
  /** The last question, while it is on its way. */
  let asking: { key: string; quote: Promise<DeliveryQuote> } | null = null;

  const ask = ({ key, code, place, wanted }: DeliveryQuestion): Promise<DeliveryQuote> => {
    // Asked for already: a second answer would only make the first one old.
    if (asking?.key === key) return asking.quote;
    const mine = { key, quote: load(code, place, wanted) };
    asking = mine;
    const show = (next: Omit<DeliveryAnswer, 'of'>) => {
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
    /** Asks soon; the returned function takes it back. */
    follow: (question: DeliveryQuestion): (() => void) => {
      const place = JSON.stringify(question.place);
      const isTyped = lastPlace !== '' && lastPlace !== place;
      lastPlace = place;
      const timer = setTimeout(() => ask(question).catch(() => {}), isTyped ? pause : 0);
      return () => clearTimeout(timer);
    },
    /** The quote for exactly this question: the one that is known, or else a new one. */
    settle: (question: DeliveryQuestion): Promise<DeliveryQuote> => {
      const { of, quote, failure } = answer.get();
      return of === question.key && !failure && quote ? Promise.resolve(quote) : ask(question);
    },
    /** Whatever is known is old: the shop says that something changed. */
    renew: (): void => {
      asking = null;
      answer.set({ of: 'old', quote: answer.get().quote, failure: null });
    },
  };
}
