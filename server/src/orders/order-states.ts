// Pure: what can become of an order. Every change of state in the shop goes through this table.

/**
 * awaiting-payment: the goods are kept for a shopper who is paying. placed: it stands, the money comes later. failed: nobody
 * paid in time. canceled: called off by the merchant or the shopper.
 */
export type OrderState = 'awaiting-payment' | 'placed' | 'paid' | 'shipped' | 'refunded' | 'canceled' | 'failed';

export type OrderStep = 'pay' | 'fail' | 'ship' | 'refund' | 'cancel';

const steps: Readonly<Record<OrderState, Readonly<Partial<Record<OrderStep, OrderState>>>>> = {
  'awaiting-payment': { pay: 'paid', fail: 'failed', cancel: 'canceled' },
  placed: { pay: 'paid', ship: 'shipped', cancel: 'canceled' },
  paid: { ship: 'shipped', refund: 'refunded', cancel: 'canceled' },
  // Cash is paid at the door, after the shipping.
  shipped: { pay: 'shipped', refund: 'refunded' },
  // Money that came too late, while there still is stock.
  failed: { pay: 'paid' },
  refunded: {},
  canceled: {},
};

/** The state after the step, or null when an order in this state cannot take it. */
export const stateAfter = (state: OrderState, step: OrderStep): OrderState | null => steps[state][step] ?? null;

/** Its pieces are away from the shelf. */
export const holdsStock = (state: OrderState): boolean => state !== 'failed' && state !== 'canceled';

/** Paid for, or delivered, and not given back as a whole. */
export const boughtStates: readonly OrderState[] = ['paid', 'shipped'];

export type ApiStatus = 'ORDERED' | 'PROCESSED' | 'DELIVERED' | 'REFUNDED' | 'CANCELED';

const wireNames: Readonly<Record<OrderState, ApiStatus>> = {
  'awaiting-payment': 'ORDERED',
  placed: 'ORDERED',
  paid: 'PROCESSED',
  shipped: 'DELIVERED',
  refunded: 'REFUNDED',
  canceled: 'CANCELED',
  failed: 'CANCELED',
};

export const toApiStatus = (state: OrderState): ApiStatus => wireNames[state];

export interface Payable {
  readonly state: OrderState;
  readonly total: number;
  readonly paid: number;
  readonly refunded: number;
  readonly due: boolean;
}

export type PaymentStatus = 'open' | 'pending' | 'paid' | 'failed' | 'due' | 'refunded';

export function paymentStatus({ state, total, paid, refunded, due }: Payable, pending: boolean): PaymentStatus {
  if (refunded > 0 && refunded >= paid) return 'refunded';
  if (paid > 0) return 'paid';
  if (!holdsStock(state)) return 'failed';
  if (total === 0) return 'paid';
  if (due) return 'due';
  return pending ? 'pending' : 'open';
}
