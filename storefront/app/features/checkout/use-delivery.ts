import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { askForDelivery, type DeliveryQuote, type Place } from '../../session/delivery-quote.ts';

export interface Delivery {
  /** For the last place that was answered; null before. */
  quote: DeliveryQuote | null;
  /** The quote is not, or not yet, the one for what is entered now. */
  isPending: boolean;
  failure: unknown;
  /** The quote for exactly what is entered now. */
  settle: () => Promise<DeliveryQuote>;
  /** Asks again although nothing was entered: the shop says that something changed. */
  renew: () => void;
}

/** A place is typed sign by sign; all else is asked for at once. */
const pause = 400;

/** Ways to deliver and totals, following the cart and the place. */
export function useDelivery(cart: Cart, place: Place | null, wanted: string | null): Delivery {
  const question = JSON.stringify([contentsOf(cart), place, wanted]);
  const [answer, setAnswer] = useState<{ of: string; quote: DeliveryQuote | null; failure: unknown }>({
    of: '',
    quote: null,
    failure: null,
  });
  const lastAsked = useRef(0);
  const lastPlace = useRef('');
  const isPending = answer.of !== question;

  const ask = async (): Promise<DeliveryQuote> => {
    lastAsked.current += 1;
    const turn = lastAsked.current;
    try {
      const quote = await askForDelivery(cart.code, place, wanted);
      // A later question makes this answer old.
      if (turn === lastAsked.current) setAnswer({ of: question, quote, failure: null });
      return quote;
    } catch (failure) {
      if (turn === lastAsked.current) setAnswer(({ quote }) => ({ of: question, quote, failure }));
      throw failure;
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is all that the asking depends on
  useEffect(() => {
    if (!isPending) return;
    const isTyped = lastPlace.current !== '' && lastPlace.current !== JSON.stringify(place);
    lastPlace.current = JSON.stringify(place);
    const timer = setTimeout(() => ask().catch(() => {}), isTyped ? pause : 0);
    return () => clearTimeout(timer);
  }, [question, isPending]);

  return {
    quote: answer.quote,
    isPending,
    failure: answer.failure,
    settle: () => (isPending || answer.failure || !answer.quote ? ask() : Promise.resolve(answer.quote)),
    renew: () => setAnswer(({ quote }) => ({ of: 'old', quote, failure: null })),
  };
}

const contentsOf = ({ code, promoCode, products }: Cart) => [
  code,
  promoCode,
  products.map(({ cartItemId, quantity, price }) => [cartItemId, quantity, price]),
];
