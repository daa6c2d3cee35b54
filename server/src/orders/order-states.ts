// State machine of orders. Every change of state uses this table.

/**
 * awaiting-payment: stock is reserved while the shopper pays. placed: confirmed, to be paid later. failed: not paid in
 * time. canceled: by the merchant or the shopper.
 */
export const orderStates = ['awaiting-payment', 'placed', 'paid', 'shipped', 'refunded', 'canceled', 'failed'] as const;

export type OrderState = (typeof orderStates)[number];

export type OrderStep = 'pay' | 'fail' | 'ship' | 'refund' | 'cancel';

const steps: Readonly<Record<OrderState, Readonly<Partial<Record<OrderStep, OrderState>>>>> = {
  'awaiting-payment': { pay: 'paid', fail: 'failed', cancel: 'canceled' },
  placed: { pay: 'paid', ship: 'shipped', cancel: 'canceled' },
  paid: { ship: 'shipped', refund: 'refunded', cancel: 'canceled' },
  // Cash on delivery is paid after shipping.
  shipped: { pay: 'shipped', refund: 'refunded' },
  // A late payment, while there is stock.
  failed: { pay: 'paid' },
  refunded: {},
  canceled: {},
};

/** The state after the step, or null when the step is not allowed in this state. */
export const stateAfter = (state: OrderState, step: OrderStep): OrderState | null => steps[state][step] ?? null;

/** Stock is reserved or taken for the order in this state. */
export const holdsStock = (state: OrderState): boolean => state !== 'failed' && state !== 'canceled';

/** Paid or delivered, and not fully refunded. */
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
