import type { PaymentContext } from '../payments/payments.ts';
import type { Log } from './payment-services.ts';

export interface OrderContext extends PaymentContext {
  readonly log: Log;
  /** How many orders one network may place in an hour; undefined when orders are not limited. */
  readonly ordersPerHour: number | undefined;
}
