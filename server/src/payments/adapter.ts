// An adapter tells createPayments more than the provider: whether it can run here, and how to open it.
import type { FastifyInstance } from 'fastify';
import type { JobContext } from '../store/store.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface PaymentSettings {
  /** Codes of the payment methods in display order; by default all that can run. */
  readonly methods?: readonly string[] | undefined;
  /** Allows the test provider at an https address. */
  readonly allowTest?: boolean | undefined;
  readonly stripe?: StripeSettings | undefined;
  /** Bank details, as the shopper reads them. */
  readonly bankAccount?: string | undefined;
  /** Replaces the built-in adapters. */
  readonly adapters?: readonly Adapter[] | undefined;
}

export interface StripeSettings {
  readonly secretKey: string | undefined;
  readonly webhookSecret: string | undefined;
  /** Base URL of a Stripe-compatible API. */
  readonly apiUrl?: string | undefined;
}

export interface Surroundings {
  /** Public address of the shop, without a slash at its end. */
  readonly shopUrl: string;
  readonly settings: PaymentSettings;
}

export interface AdapterOptions extends Surroundings, Pick<JobContext, 'db' | 'clock' | 'jobs'> {}

export interface Adapter {
  readonly code: string;
  /** Offered only when the settings name it. */
  readonly onlyWhenNamed?: boolean;
  /** Why it cannot run, for the operator; null when it can. */
  settingsError(surroundings: Surroundings): string | null;
  open(options: AdapterOptions): Promise<OpenProvider>;
}

export interface OpenProvider {
  readonly provider: PaymentProvider;
  /** Mounts the provider's pages when this process serves them. */
  mount?(app: FastifyInstance): void;
  close?(): Promise<void>;
}
