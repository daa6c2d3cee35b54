// What createPayments asks of an adapter, beyond the port: whether it can run here, and how to open it.
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface PaymentSettings {
  /** Codes of the ways to pay, in the order to show them; without it, every way that can run. */
  readonly methods?: readonly string[] | undefined;
  /** Lets the test provider run at an https address. */
  readonly allowTest?: boolean | undefined;
  readonly stripe?: StripeSettings | undefined;
  /** Where to transfer money to, as the shopper reads it. */
  readonly bankAccount?: string | undefined;
  /** Other ways to pay than the ones the shop brings. */
  readonly adapters?: readonly Adapter[] | undefined;
}

export interface StripeSettings {
  readonly secretKey: string | undefined;
  readonly webhookSecret: string | undefined;
  /** Another address that speaks Stripe's language. */
  readonly apiUrl?: string | undefined;
}

export interface Surroundings {
  /** Public address of the shop, without a slash at its end. */
  readonly shopUrl: string;
  readonly settings: PaymentSettings;
}

export interface AdapterContext extends Surroundings {
  readonly db: Database;
  readonly clock: Clock;
  /** For work between requests. */
  readonly jobs: Jobs;
}

export interface Adapter {
  readonly code: string;
  /** Offered only where the settings name it. */
  readonly onlyWhenNamed?: boolean;
  /** Why it cannot run, in words for the shop's owner; null when it can. */
  problem(surroundings: Surroundings): string | null;
  open(context: AdapterContext): Promise<OpenProvider>;
}

export interface OpenProvider {
  readonly provider: PaymentProvider;
  /** Serves the provider's own pages, where they are ours. */
  mount?(app: FastifyInstance): void;
  close?(): Promise<void>;
}
