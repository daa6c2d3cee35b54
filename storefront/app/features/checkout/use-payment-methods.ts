import { listPaymentMethods } from '@vitrine/contract/checkout.ts';
import type { PaymentMethod } from '@vitrine/contract/checkout-shapes.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

export interface PaymentMethods {
  /** In display order; null until they are loaded. */
  list: PaymentMethod[] | null;
  failure: unknown;
  renew: () => void;
}

export function usePaymentMethods(): PaymentMethods {
  const { data, error, reload } = useLoad('payment methods', () => shopperApi()(listPaymentMethods, {}));
  return { list: error ? null : (data ?? null), failure: error, renew: reload };
}
