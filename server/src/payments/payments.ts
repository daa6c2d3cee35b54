// Public API of the payments module; other features import only this file.
import type { PaymentObstacle } from '@vitrine/contract/payments/staff-payments-shapes.ts';
import type { FastifyInstance } from 'fastify';
import { StartError } from '../platform/start-error.ts';
import {
  type Adapter,
  type AdapterOptions,
  type OpenProvider,
  type PaymentSettings,
  type StoredPayments,
  type Surroundings,
  withStored,
} from './adapter.ts';
import { bankTransfer } from './bank-transfer.ts';
import { cashOnDelivery } from './cash-on-delivery.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripePayments } from './stripe/stripe-provider.ts';
import { testPayments } from './test-provider/test-provider.ts';

export type { Adapter, PaymentSettings, StoredPayments } from './adapter.ts';
export * from './payment-provider.ts';

/** The payment methods as they are set up at one moment. */
export interface Payments {
  /** For new orders, in display order. */
  readonly methods: readonly PaymentProvider[];
  /**
   * Also a method that is switched off, as long as it can run: its payments are settled and refunded, and its webhooks are
   * received.
   */
  find(code: string): PaymentProvider | undefined;
  /** Whether there are methods for new orders that somebody has chosen, or that are more than a way to try the shop. */
  readonly isSetUp: boolean;
}

/** Whether anybody can order. */
export const hasPaymentMethod = ({ methods }: Pick<Payments, 'methods'>): boolean => methods.length > 0;

/** The payment methods of this process, which follow the settings of the store. */
export interface PaymentMethods {
  /** As they are set up now. To be asked for each request and each round of a job. */
  current(): Promise<Payments>;
  /** Mounts the pages of providers that run in this process. */
  mount(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

interface PaymentsOptions extends AdapterOptions {
  /** The settings of staff; the same object until they have changed. */
  findStored(): Promise<StoredPayments>;
}

interface Opened {
  readonly settings: string;
  readonly provider: Promise<OpenProvider>;
}

export function createPayments({ findStored, ...options }: PaymentsOptions): PaymentMethods {
  const opened = new Map<string, Opened>();
  let latest: { readonly stored: StoredPayments; readonly payments: Promise<Payments> } | undefined;

  /** A provider is kept until the settings that it is made of change. */
  const open = async (adapter: Adapter, settings: PaymentSettings): Promise<OpenProvider> => {
    const ownSettings = JSON.stringify(adapter.settingsOf?.(settings) ?? null);
    const before = opened.get(adapter.code);
    if (before?.settings === ownSettings) return before.provider;
    const provider = adapter.open({ ...options, settings });
    opened.set(adapter.code, { settings: ownSettings, provider });
    try {
      await provider;
    } catch (error) {
      opened.delete(adapter.code);
      throw error;
    }
    if (before) await closeOne(before);
    return provider;
  };
  const make = async (stored: StoredPayments): Promise<Payments> => {
    const settings = withStored(options.settings, stored);
    const surroundings = { shopUrl: options.shopUrl, settings };
    const able = adaptersOf(settings).filter((adapter) => adapter.obstacle(surroundings) === null);
    const providers = new Map<string, PaymentProvider>();
    for (const adapter of able) providers.set(adapter.code, (await open(adapter, settings)).provider);
    const offered = chooseOffered(surroundings);
    return {
      methods: offered.flatMap(({ code }) => providers.get(code) ?? []),
      find: (code) => providers.get(code),
      isSetUp: settings.methods ? offered.length > 0 : offered.some((adapter) => !adapter.isTest(settings)),
    };
  };
  const current = async (): Promise<Payments> => {
    const stored = await findStored();
    if (latest?.stored === stored) return latest.payments;
    const made = { stored, payments: make(stored) };
    latest = made;
    try {
      return await made.payments;
    } catch (error) {
      if (latest === made) latest = undefined;
      throw error;
    }
  };
  return {
    current,
    mount: async (app) => {
      await current();
      for (const { provider } of opened.values()) (await provider).mount?.(app);
    },
    close: async () => {
      await Promise.all([...opened.values()].map(closeOne));
    },
  };
}

const closeOne = async ({ provider }: Opened): Promise<void> => (await provider).close?.();

/** Throws StartError when the environment names a payment method that cannot run. */
export function checkPayments(surroundings: Surroundings): void {
  const { settings } = surroundings;
  const known = adaptersOf(settings);
  for (const code of settings.methods ?? []) {
    const adapter = known.find((one) => one.code === code);
    if (!adapter)
      throw new StartError(
        `PAYMENTS contains the unknown method ${code}. Known methods: ${known.map((one) => one.code).join(', ')}.`,
      );
    const obstacle = adapter.obstacle(surroundings);
    if (obstacle !== null) throw new StartError(`PAYMENTS contains ${code}, but ${obstacleText[obstacle]}`);
  }
}

/** The adapters that are offered for new orders: those that are named and can run, or by default all that can. */
export function chooseOffered(surroundings: Surroundings): readonly Adapter[] {
  const { methods } = surroundings.settings;
  const able = adaptersOf(surroundings.settings).filter((adapter) => adapter.obstacle(surroundings) === null);
  if (!methods) return able.filter((adapter) => !adapter.onlyWhenNamed);
  return methods.flatMap((code) => able.find((adapter) => adapter.code === code) ?? []);
}

/** For the operator. */
const obstacleText: Readonly<Record<PaymentObstacle, string>> = {
  'bank-account': 'BANK_ACCOUNT is not set.',
  'stripe-secret-key': 'STRIPE_SECRET_KEY is not a Stripe secret key (sk_…).',
  'stripe-webhook-secret': 'STRIPE_WEBHOOK_SECRET is not a Stripe signing secret (whsec_…).',
  'stripe-test-key':
    'the shop is at an https address, and a test key (sk_test_…) takes no money. Use a live key, or set ALLOW_TEST_PAYMENTS=yes.',
  'test-method': 'test payments take no money and SHOP_URL is https. Remove it, or set ALLOW_TEST_PAYMENTS=yes.',
};

/** All payment adapters, in display order. */
const adapters: readonly Adapter[] = [stripePayments, testPayments, bankTransfer, cashOnDelivery];

export const adaptersOf = ({ adapters: given = adapters }: PaymentSettings): readonly Adapter[] => given;
