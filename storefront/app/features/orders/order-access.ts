// Access to an order needs its key (guests) or a token (customers); the number alone is not enough.
import { paymentFailed, paymentSucceeded, readOrder, readOwnOrder } from '@vitrine/contract/orders/orders.ts';
import type { Order, PaymentOutcome } from '@vitrine/contract/orders/orders-shapes.ts';
import { hasCall } from '../../api/absent-calls.ts';
import { getPlacedOrder } from '../../session/placed-order.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { getAccessToken } from '../../session/token.ts';

export interface OrderAccess {
  id: number;
  /** Null for customers, who use their token. */
  key: string | null;
}

/** The order in the URL, or the last one placed in this browser. */
export function accessFrom(id: string | null, key: string | null): OrderAccess | null {
  const placed = getPlacedOrder();
  const number = id === null ? placed?.id : Number(id);
  if (!number || !Number.isSafeInteger(number) || number < 1) return null;
  const known = key || (placed?.id === number && placed.key) || null;
  return known || getAccessToken() ? { id: number, key: known } : null;
}

export const fetchOrder = ({ id, key }: OrderAccess): Promise<Order> =>
  key
    ? shopperApi()(readOrder, { params: { id }, query: { key } })
    : shopperApi()(readOwnOrder, { params: { id }, query: { short: 'true' } });

/** Makes the server request the payment state from the provider; null on servers without this endpoint. */
export async function fetchPaymentOutcome(
  { id, key }: OrderAccess,
  cameBack: 'paid' | 'failed',
): Promise<PaymentOutcome | null> {
  if (!hasCall('paymentSucceeded')) return null;
  return shopperApi()(cameBack === 'paid' ? paymentSucceeded : paymentFailed, {
    params: { id },
    ...(key && { query: { key } }),
  });
}
