// What stands behind everything that has to do with money: a request has it, and the work between requests has it too.

import { type PaymentProvider, type Payments, ProviderRefused, ProviderUnavailable } from '../payments/payments.ts';
import type { Database } from '../platform/database/database.ts';

export interface PaymentServices {
  readonly db: Database;
  readonly now: Date;
  readonly shopUrl: string;
  readonly payments: Payments;
  /** For the shop's owner; holds no personal data. */
  readonly log: Log;
}

/** An error is for what does not heal by itself. */
export type Log = (what: string, facts: Readonly<Record<string, unknown>>, level?: 'warn' | 'error') => void;

export type Online = NonNullable<PaymentProvider['online']>;

export const onlineOf = ({ payments }: Pick<PaymentServices, 'payments'>, provider: string): Online | null =>
  payments.find(provider)?.online ?? null;

const PROVIDER_TIMEOUT_MS = 10_000;

/** A provider that does not answer in time is away: nothing is known then. */
export async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderUnavailable('no answer in time')), PROVIDER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface AskedPayment {
  readonly provider: string;
  readonly orderId: number | null;
}

/** The provider's answer; undefined, and a line in the log, when it is away or refuses. Nothing is known then. */
export async function askProvider<T>(
  { log }: Pick<PaymentServices, 'log'>,
  { provider, orderId }: AskedPayment,
  answer: Promise<T>,
): Promise<T | undefined> {
  try {
    return await withTimeout(answer);
  } catch (error) {
    if (error instanceof ProviderUnavailable) log('payment provider not responding', { provider, orderId });
    else if (error instanceof ProviderRefused)
      log('payment provider refused the request', { provider, orderId, reason: error.code }, 'error');
    else throw error;
    return undefined;
  }
}

/** An error for the log: words of the database may repeat what a shopper typed, so only its kind is told. */
export function safeErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? safeErrorCode(error.cause) : 'code' in error ? String(error.code) : error.name;
}
