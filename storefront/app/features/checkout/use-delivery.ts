import type { Cart } from '@vitrine/contract/cart-shapes.ts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { DeliveryQuote, Place } from '../../session/delivery-quote.ts';
import { createDeliveryQuotes, deliveryQuestion } from './delivery-quotes.ts';

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

/** Ways to deliver and totals, following the cart and the place. */
export function useDelivery(cart: Cart, place: Place | null, wanted: string | null): Delivery {
  const [quotes] = useState(() => createDeliveryQuotes());
  const { subscribe, get } = quotes.answer;
  const { of, quote, failure } = useSyncExternalStore(subscribe, get, get);
  const question = deliveryQuestion(cart, place, wanted);
  const { key } = question;
  const isPending = of !== key;
  const follow = useEffectEvent((asked: string) => quotes.follow({ ...question, key: asked }));
  useEffect(() => {
    if (isPending) return follow(key);
  }, [key, isPending]);
  return { quote, isPending, failure, settle: () => quotes.settle(question), renew: quotes.renew };
}
