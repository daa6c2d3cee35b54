import type { PaymentProvider } from '../payments/payments.ts';
import { formatMoney } from '../platform/money.ts';
import { orderNumber } from './order-number.ts';
import type { OrderRow } from './orders-repository.ts';

type Due = Pick<OrderRow, 'id' | 'numberPrefix' | 'total' | 'currency'>;

/** How to pay an order outside the shop, if its payment method says so. */
export const instructionsFor = (
  order: Due,
  method: Pick<PaymentProvider, 'instructions'> | undefined,
  language: string,
): string | undefined =>
  method?.instructions?.(language, {
    orderNumber: orderNumber(order),
    amount: formatMoney(order.total, order.currency, language),
  });
