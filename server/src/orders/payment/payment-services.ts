import { type PaymentProvider, type Payments, ProviderRefused, ProviderUnavailable } from '../../payments/payments.ts';
import type { Database } from '../../platform/database/database.ts';

/** Payments need this, in a request as well as in a background job. */
export interface PaymentServices {
  readonly db: Database;
  readonly now: Date;
  readonly shopUrl: string;
  readonly payments: Payments;
  /** For the operator; must contain no personal data. */
  readonly log: Log;
}

/** The use cases of orders have this besides the context of a request. */
export interface OrderServices extends Pick<PaymentServices, 'payments' | 'log'> {
  /** Orders one network may place in an hour; undefined when orders are not limited. */
  readonly ordersPerHour: number | undefined;
  /** Before the numbers of new orders. */
  readonly orderPrefix: string;
}

/** Level `error` is for errors that need the operator. */
export type Log = (message: string, details: Readonly<Record<string, unknown>>, level?: 'warn' | 'error') => void;

export type Online = NonNullable<PaymentProvider['online']>;

export const findOnlineProvider = ({ payments }: Pick<PaymentServices, 'payments'>, provider: string): Online | null =>
  payments.find(provider)?.online ?? null;

const PROVIDER_TIMEOUT_MS = 10_000;

/** Rejects with ProviderUnavailable after 10 s; the payment state is then unknown. */
export async function withTimeout<T>(response: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderUnavailable('no response in time')), PROVIDER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([response, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

interface PaymentReference {
  readonly provider: string;
  readonly orderId: number | null;
}

/** Undefined when the provider is unavailable or refuses, which is logged; the payment state is then unknown. */
export async function requestProvider<T>(
  { log }: Pick<PaymentServices, 'log'>,
  { provider, orderId }: PaymentReference,
  response: Promise<T>,
): Promise<T | undefined> {
  try {
    return await withTimeout(response);
  } catch (error) {
    if (error instanceof ProviderUnavailable) log('payment provider not responding', { provider, orderId });
    else if (error instanceof ProviderRefused)
      log('payment provider refused the request', { provider, orderId, reason: error.code }, 'error');
    else throw error;
    return undefined;
  }
}

/** Log only the error code: database messages can contain user input. */
export function safeErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? safeErrorCode(error.cause) : 'code' in error ? String(error.code) : error.name;
}
