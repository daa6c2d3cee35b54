import { listPaymentMethods } from '@vitrine/contract/checkout.ts';
import type { PaymentMethod } from '@vitrine/contract/checkout-shapes.ts';
import { useEffect, useState } from 'react';
import { shopperApi } from '../../session/shopper-api.client.ts';

export interface PaymentMethods {
  /** In the order to show them; null until they are known. */
  list: PaymentMethod[] | null;
  failure: unknown;
  renew: () => void;
}

export function usePaymentMethods(): PaymentMethods {
  const [found, setFound] = useState<{ list: PaymentMethod[] | null; failure: unknown }>({ list: null, failure: null });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks once
  useEffect(() => {
    let isHere = true;
    shopperApi()(listPaymentMethods, {}).then(
      (list) => isHere && setFound({ list, failure: null }),
      (failure: unknown) => isHere && setFound({ list: null, failure }),
    );
    return () => {
      isHere = false;
    };
  }, [turn]);
  return { ...found, renew: () => setTurn(turn + 1) };
}
