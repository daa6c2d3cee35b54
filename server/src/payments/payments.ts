// Public API of the payments module; other features import only this file.

import type { FastifyInstance } from 'fastify';
import { StartError } from '../platform/start-error.ts';
import type { Adapter, AdapterOptions, Surroundings } from './adapter.ts';
import { bankTransfer } from './bank-transfer.ts';
import { cashOnDelivery } from './cash-on-delivery.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripePayments } from './stripe/stripe-provider.ts';
import { testPayments } from './test-provider/test-provider.ts';

export type { Adapter, PaymentSettings } from './adapter.ts';
export * from './payment-provider.ts';

export interface Payments {
  /** In display order. */
  readonly methods: readonly PaymentProvider[];
  find(code: string): PaymentProvider | undefined;
  /** Mounts the pages of providers that run in this process. */
  mount(app: FastifyInstance): void;
  close(): Promise<void>;
}

export async function createPayments(options: AdapterOptions): Promise<Payments> {
  const open = await Promise.all(chooseAdapters(options).map((adapter) => adapter.open(options)));
  const methods = open.map(({ provider }) => provider);
  return {
    methods,
    find: (code) => methods.find((method) => method.code === code),
    mount: (app) => {
      for (const one of open) one.mount?.(app);
    },
    close: async () => {
      await Promise.all(open.map((one) => one.close?.()));
    },
  };
}

/** Throws StartError when the settings name a payment method that cannot run. */
export function checkPayments(surroundings: Surroundings): void {
  chooseAdapters(surroundings);
}

/** The adapters named in the settings, or by default all that can run. */
export function chooseAdapters(surroundings: Surroundings): readonly Adapter[] {
  const { methods, adapters: known = adapters } = surroundings.settings;
  if (!methods)
    return known.filter((adapter) => !adapter.onlyWhenNamed && adapter.settingsError(surroundings) === null);
  return methods.map((code) => {
    const adapter = known.find((one) => one.code === code);
    if (!adapter)
      throw new StartError(
        `PAYMENTS contains the unknown method ${code}. Known methods: ${known.map((one) => one.code).join(', ')}.`,
      );
    const settingsError = adapter.settingsError(surroundings);
    if (settingsError !== null) throw new StartError(`PAYMENTS contains ${code}, but ${settingsError}`);
    return adapter;
  });
}

/** All payment adapters, in display order. */
const adapters: readonly Adapter[] = [stripePayments, testPayments, bankTransfer, cashOnDelivery];
