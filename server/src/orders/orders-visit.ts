import type { PayingVisit } from '../payments/payments.ts';
import type { Log } from './payment-desk.ts';

export interface OrdersVisit extends PayingVisit {
  readonly log: Log;
}
