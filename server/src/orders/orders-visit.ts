import type { PayingVisit } from '../payments/payments.ts';
import type { Log } from './payment-desk.ts';

export interface OrdersVisit extends PayingVisit {
  readonly log: Log;
  /** How many orders one network may place in an hour; undefined when orders are not limited. */
  readonly ordersPerHour: number | undefined;
}
