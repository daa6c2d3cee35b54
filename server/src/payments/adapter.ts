// An adapter tells createPayments more than the provider: whether it can run here, and how to open it.
import type { PaymentObstacle } from '@vitrine/contract/payments/staff-payments-shapes.ts';
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

/** The settings of staff, from the back office. */
export interface StoredPayments {
  /** Codes in display order; null: all that can run. */
  readonly methods: readonly string[] | null;
  readonly bankAccount: string | null;
  readonly stripeSecretKey: string | undefined;
  readonly stripeWebhookSecret: string | undefined;
}

export const NOTHING_STORED: StoredPayments = {
  methods: null,
  bankAccount: null,
  stripeSecretKey: undefined,
  stripeWebhookSecret: undefined,
};

/** The settings of the environment win. */
export const withStored = (environment: PaymentSettings, stored: StoredPayments): PaymentSettings => ({
  ...environment,
  methods: environment.methods ?? stored.methods ?? undefined,
  bankAccount: environment.bankAccount ?? stored.bankAccount ?? undefined,
  stripe: {
    secretKey: environment.stripe?.secretKey ?? stored.stripeSecretKey,
    webhookSecret: environment.stripe?.webhookSecret ?? stored.stripeWebhookSecret,
    apiUrl: environment.stripe?.apiUrl,
  },
});

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
  /** Its provider is not for real money. */
  isTest(settings: PaymentSettings): boolean;
  /** Why it cannot run; null when it can. */
  obstacle(surroundings: Surroundings): PaymentObstacle | null;
  /** The settings that its provider is made of: it is opened again when they change. */
  settingsOf?(settings: PaymentSettings): unknown;
  open(options: AdapterOptions): Promise<OpenProvider>;
}

export interface OpenProvider {
  readonly provider: PaymentProvider;
  /** Mounts the provider's pages when this process serves them. */
  mount?(app: FastifyInstance): void;
  close?(): Promise<void>;
}
