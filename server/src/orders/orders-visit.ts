import type { Address } from '@vitrine/contract/orders-shapes.ts';
import type { PayingVisit } from '../payments/payments.ts';
import type { Log } from './payment-desk.ts';

/** What an account knows of its owner, for an order that names no address. */
export interface KnownCustomer {
  readonly emailAddress: string;
  readonly billing: Partial<Address> | null;
  readonly delivery: Partial<Address> | null;
}

export interface OrdersVisit extends PayingVisit {
  readonly log: Log;
  /** The account keeps this promise; orders only rely on it. */
  readonly findCustomer: (customerId: number) => Promise<KnownCustomer | null>;
}
