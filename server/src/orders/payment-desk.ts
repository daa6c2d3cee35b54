// What stands behind everything that has to do with money: a request has it, and the work between requests has it too.

import { type PaymentProvider, type Payments, ProviderAway } from '../payments/payments.ts';
import type { Database } from '../platform/database/database.ts';

export interface PaymentDesk {
  readonly db: Database;
  readonly now: Date;
  readonly shopUrl: string;
  readonly payments: Payments;
  /** For the shop's owner; holds no personal data. */
  readonly log: Log;
}

export type Log = (what: string, facts: Readonly<Record<string, unknown>>) => void;

export type Online = NonNullable<PaymentProvider['online']>;

export const onlineOf = ({ payments }: Pick<PaymentDesk, 'payments'>, provider: string): Online | null =>
  payments.find(provider)?.online ?? null;

const PATIENCE_MS = 10_000;

/** A provider that does not answer in time is away: nothing is known then. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderAway('no answer in time')), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** An error for the log: words of the database may repeat what a shopper typed, so only its kind is told. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? kindOf(error.cause) : 'code' in error ? String(error.code) : error.name;
}
