import type { FastifyInstance } from 'fastify';
import type { PaymentMethods } from '../../payments/payments.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PeriodicJob } from '../../platform/jobs/run-periodically.ts';
import { processPendingRefunds } from '../refunds/process-pending-refunds.ts';
import { applyEvents } from './apply-events.ts';
import type { Log, PaymentServices } from './payment-services.ts';
import { releaseUnpaid, settleOpenPayments } from './reconcile-orders.ts';
import { mountWebhook } from './webhook-route.ts';

/** Maximum delay before an expired reservation is released and a missed webhook recovered. */
const PERIOD_MS = 20_000;

interface OrdersOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly shopUrl: string;
  readonly payments: PaymentMethods;
  readonly jobs: Jobs;
  /** A restored copy: the payments belong to the original. */
  readonly isCopy: boolean;
}

export interface OrderReconciliation {
  /** Writes to the log of the HTTP server when there is one. */
  readonly log: Log;
  mount(app: FastifyInstance): Promise<void>;
  /** Runs every job once, now. */
  reconcile(): Promise<void>;
  startRounds(): readonly PeriodicJob[];
}

export function createOrderReconciliation({
  clock,
  jobs,
  isCopy,
  payments,
  ...place
}: OrdersOptions): OrderReconciliation {
  let write: Log = () => {};
  const log: Log = (what, facts, level) => write(what, facts, level);
  const services = async (): Promise<PaymentServices> => ({
    ...place,
    payments: await payments.current(),
    now: clock(),
    log,
  });
  // Separate jobs: a provider that does not respond delays neither the release of stock nor other refunds.
  const repeat = (name: string, work: (given: PaymentServices) => Promise<void>) =>
    jobs.repeat(name, async () => work(await services()), PERIOD_MS);
  let events: PeriodicJob | undefined;
  return {
    log,
    mount: async (app) => {
      write = (what, facts, level = 'warn') => app.log[level](facts, what);
      await mountWebhook(app, services, () => events?.kick());
    },
    reconcile: async () => {
      await applyEvents(await services());
      await settleOpenPayments(await services());
      await releaseUnpaid(await services());
      await processPendingRefunds(await services());
    },
    startRounds: () => {
      if (isCopy) return [];
      events = repeat('payment events', applyEvents);
      return [
        events,
        repeat('open payments', settleOpenPayments),
        repeat('unpaid orders', releaseUnpaid),
        repeat('refunds', processPendingRefunds),
      ];
    },
  };
}
