import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { DeliveryQuote, Place } from '../../session/delivery-quote.ts';
import { createDeliveryQuotes, createQuoteRequest } from './delivery-quotes.ts';

export interface Delivery {
  /** Of the last response; null before the first. */
  quote: DeliveryQuote | null;
  /** The quote does not belong to the current values yet. */
  isPending: boolean;
  failure: unknown;
  /** The quote for exactly the current values. */
  settle: () => Promise<DeliveryQuote>;
  /** Reloads the quote, because the API reported a change. */
  renew: () => void;
}

/** Loads delivery methods and totals when the cart or the place changes. */
export function useDelivery(cart: Cart, place: Place | null, wanted: string | null): Delivery {
  const [quotes] = useState(() => createDeliveryQuotes());
  const { subscribe, get } = quotes.answer;
  const { of, quote, failure } = useSyncExternalStore(subscribe, get, get);
  const question = createQuoteRequest(cart, place, wanted);
  const { key } = question;
  const isPending = of !== key;
  const follow = useEffectEvent((asked: string) => quotes.follow({ ...question, key: asked }));
  useEffect(() => {
    if (isPending) return follow(key);
  }, [key, isPending]);
  return { quote, isPending, failure, settle: () => quotes.settle(question), renew: quotes.renew };
}
