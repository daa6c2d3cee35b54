import type { FastifyInstance } from 'fastify';
import type { Payments } from '../payments/payments.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { repeat } from '../platform/repeat.ts';
import type { Log, PaymentDesk } from './payment-desk.ts';
import { applyEvents, reconcileOrders } from './reconcile-orders.ts';
import { mountWebhook } from './webhook-route.ts';

/** Abandoned goods are on the shelf again this long after their time at the latest, and a lost event is made good. */
const PERIOD_MS = 20_000;

interface OrdersOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly shopUrl: string;
  readonly payments: Payments;
}

export interface OrdersAtWork {
  readonly log: Log;
  mount(app: FastifyInstance): Promise<void>;
  /** One round now. */
  reconcile(): Promise<void>;
  stop(): Promise<void>;
}

export function lookAfterOrders({ clock, ...place }: OrdersOptions): OrdersAtWork {
  let write: Log = () => {};
  const log: Log = (what, facts) => write(what, facts);
  const desk = (): PaymentDesk => ({ ...place, now: clock(), log });
  const rounds = repeat(() => reconcileOrders(desk()), PERIOD_MS);
  const arrivals = repeat(() => applyEvents(desk()), PERIOD_MS);
  return {
    log,
    mount: async (app) => {
      write = (what, facts) => app.log.warn(facts, what);
      await mountWebhook(app, desk, () => arrivals.kick());
    },
    reconcile: () => reconcileOrders(desk()),
    stop: async () => {
      await Promise.all([rounds.stop(), arrivals.stop()]);
    },
  };
}
