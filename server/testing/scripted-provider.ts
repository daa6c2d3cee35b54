// A payment provider controlled by the test: pays, refuses, is unavailable or slow, sends webhooks late, twice or in
// any order.
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Adapter } from '../src/payments/payments.ts';
import {
  type PaymentRequest,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefused,
  ProviderUnavailable,
} from '../src/payments/payments.ts';
import type { Database } from '../src/platform/database/database.ts';

type Payment = { -readonly [K in keyof ProviderPayment]: ProviderPayment[K] };

const SIGNATURE = 'good';

export class ScriptedProvider {
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, number>();
  /** Names of the calls, in order. */
  readonly calls: string[] = [];
  away = false;
  refusesRefunds = false;
  /** The code with which it refuses every call, as it would with a wrong key. */
  refuses: string | null = null;
  /** State of new refunds. */
  refundState: ProviderRefund['state'] = 'done';
  /** Calls wait for this promise while it is set. */
  hang: Promise<void> | null = null;
  readonly adapter: Adapter;
  private readonly byAttempt = new Map<string, Payment>();
  private db: Database | undefined;

  constructor(code = 'scripted') {
    this.adapter = {
      code,
      isTest: () => false,
      obstacle: () => null,
      open: async ({ db }) => {
        this.db = db;
        return { provider: this.provider(code) };
      },
    };
  }

  paymentOf(orderId: number): Payment {
    const payment = [...this.payments.values()].findLast((one) => one.orderId === orderId);
    if (!payment) throw new Error(`no payment of order ${orderId}`);
    return payment;
  }

  /** The webhook about an order's payment, signed. */
  event(orderId: number, id = `evt_${randomBytes(8).toString('hex')}`, dispute?: ProviderDispute) {
    const payment = this.paymentOf(orderId);
    return {
      method: 'POST' as const,
      url: '/api/v1/payments/scripted/webhook',
      headers: { 'content-type': 'application/json', 'x-signature': SIGNATURE },
      payload: JSON.stringify({ id, reference: payment.reference, payment, ...(dispute && { dispute }) }),
    };
  }

  /** The bank behind the provider has decided about a refund. */
  settleRefund(orderId: number, state: 'done' | 'failed', reason?: string): void {
    const payment = this.paymentOf(orderId);
    payment.refunds = payment.refunds.map(({ key }) => ({ key, state, ...(reason !== undefined && { reason }) }));
    payment.refunded = payment.refunds.reduce(
      (sum, { key }) => sum + (state === 'done' ? (this.refunds.get(key ?? '') ?? 0) : 0),
      0,
    );
  }

  /** On the embedded database a query waits while a transaction is open: a call from inside one would never end. */
  private async reach(call: string): Promise<void> {
    this.calls.push(call);
    await this.db?.execute(sql`select 1`);
    await this.hang;
    if (this.refuses !== null) throw new ProviderRefused(this.refuses);
    if (this.away) throw new ProviderUnavailable('away');
  }

  private known(reference: string): Payment {
    const payment = this.payments.get(reference);
    if (!payment) throw new Error('unknown payment');
    return payment;
  }

  private start({ attempt, orderId, amount, currency }: PaymentRequest): Payment {
    const known = this.byAttempt.get(attempt);
    if (known) return known;
    const reference = randomBytes(8).toString('hex');
    const payment: Payment = {
      reference,
      attempt,
      state: 'open',
      orderId,
      amount,
      currency,
      refunded: 0,
      refunds: [],
    };
    this.byAttempt.set(attempt, payment);
    this.payments.set(reference, payment);
    return payment;
  }

  private provider(code: string) {
    return {
      code,
      paymentType: 'CREDITCARD' as const,
      isTest: false,
      name: () => 'Scripted',
      description: () => 'For tests',
      online: {
        start: async (request: PaymentRequest) => {
          await this.reach('start');
          const { reference } = this.start(request);
          return { reference, redirectUrl: `https://pay.test/${reference}` };
        },
        ask: async (reference: string) => {
          await this.reach('ask');
          return { ...this.known(reference) };
        },
        find: async (reference: string) => {
          await this.reach('find');
          const payment = this.payments.get(reference);
          return payment ? { ...payment } : null;
        },
        close: async (reference: string) => {
          await this.reach('close');
          const payment = this.known(reference);
          if (payment.state === 'open') payment.state = 'failed';
          return { ...payment };
        },
        refund: async (reference: string, { amount, key }: { amount: number; key: string }) => {
          await this.reach('refund');
          if (this.refusesRefunds) throw new ProviderUnavailable('no refunds now');
          if (this.refunds.has(key)) return;
          this.refunds.set(key, amount);
          const payment = this.known(reference);
          payment.refunds = [...payment.refunds, { key, state: this.refundState }];
          if (this.refundState === 'done') payment.refunded += amount;
        },
        readEvent: async (body: Buffer, header: (name: string) => string | undefined) =>
          header('x-signature') === SIGNATURE ? JSON.parse(body.toString()) : { refused: 'signature' },
      },
    };
  }
}
