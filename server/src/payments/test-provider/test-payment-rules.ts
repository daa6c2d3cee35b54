// State machine of test payments.
import { DAY } from '../../platform/clock.ts';
import type { FailedReason, PaymentRequest, ProviderPayment } from '../payment-provider.ts';

export interface TestPayment extends Omit<PaymentRequest, 'emailAddress'> {
  /** 128 random bits: anybody who knows them may pay. */
  readonly reference: string;
  readonly state: ProviderPayment['state'];
  readonly failure: FailedReason | null;
  /** When and how a pending payment ends by itself. */
  readonly settlesAt: Date | null;
  readonly settlesAs: 'paid' | 'failed' | null;
  /** Refunds by key. */
  readonly refunds: Readonly<Record<string, number>>;
}

/** Actions of the shopper on the page. */
export const acts = ['pay', 'pay-slowly', 'keep-pending', 'decline', 'cancel'] as const;
export type Act = (typeof acts)[number];

export const SLOW_MS = 5000;

/** The changed fields; null when nothing changes. */
type Change = Partial<Pick<TestPayment, 'state' | 'failure' | 'settlesAt' | 'settlesAs' | 'refunds'>> | null;

const paid: Change = { state: 'paid', settlesAt: null, settlesAs: null };
const failed = (failure: FailedReason): Change => ({ state: 'failed', failure, settlesAt: null, settlesAs: null });
const pending = (now: Date, delay: number, settlesAs: 'paid' | 'failed'): Change => ({
  state: 'pending',
  settlesAt: new Date(now.getTime() + delay),
  settlesAs,
});

/** Changes by time: an open page expires, a pending payment ends. */
export function comeDue({ state, expiresAt, settlesAt, settlesAs }: TestPayment, now: Date): Change {
  if (state === 'open' && expiresAt <= now) return failed('expired');
  if (state === 'pending' && settlesAs && settlesAt && settlesAt <= now)
    return settlesAs === 'paid' ? paid : failed('declined');
  return null;
}

export function act({ state }: TestPayment, what: Act, now: Date): Change {
  if (state !== 'open' && state !== 'pending') return null;
  if (what === 'pay') return paid;
  if (what === 'decline') return failed('declined');
  if (state === 'pending') return null;
  if (what === 'pay-slowly') return pending(now, SLOW_MS, 'paid');
  if (what === 'keep-pending') return pending(now, DAY, 'failed');
  return failed('canceled');
}

export const close = ({ state }: TestPayment): Change => (state === 'open' ? failed('expired') : null);

export const refundedOf = ({ refunds }: TestPayment): number =>
  Object.values(refunds).reduce((sum, amount) => sum + amount, 0);

export function refund(payment: TestPayment, { amount, key }: { amount: number; key: string }): Change {
  if (Object.hasOwn(payment.refunds, key)) return null;
  if (payment.state !== 'paid') throw new Error('only what was paid can be given back');
  if (!Number.isSafeInteger(amount) || amount <= 0 || refundedOf(payment) + amount > payment.amount)
    throw new Error('more than what is left of the payment');
  return { refunds: { ...payment.refunds, [key]: amount } };
}
