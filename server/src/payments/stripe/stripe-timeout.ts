import type Stripe from 'stripe';
import { ProviderRefused, ProviderUnavailable } from '../payment-provider.ts';

/** Timeout of a call, including all its requests to Stripe. */
export const PROVIDER_TIMEOUT_MS = 10_000;

type Task<A extends unknown[], T> = (...args: A) => Promise<T>;

/**
 * Adds a timeout and maps connection errors and Stripe's own errors to ProviderUnavailable. Other errors become
 * ProviderRefused, so that Stripe's HTTP status is not sent as our own.
 */
export function createStripeTimeout(errors: typeof Stripe.errors) {
  const isAway = (error: unknown): boolean =>
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    // Another process is sending the same request.
    (error instanceof errors.StripeError && error.statusCode === 409);

  const translate = (error: unknown): unknown => {
    if (isAway(error)) return new ProviderUnavailable('Stripe did not answer', { cause: error });
    if (!(error instanceof errors.StripeError)) return error;
    return new ProviderRefused(error.code ?? error.type, { cause: error });
  };

  return <A extends unknown[], T>(work: Task<A, T>): Task<A, T> =>
    async (...args) => {
      const tooLong = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => tooLong.reject(new ProviderUnavailable('Stripe did not answer in time')),
        PROVIDER_TIMEOUT_MS,
      );
      try {
        return await Promise.race([work(...args), tooLong.promise]);
      } catch (error) {
        throw translate(error);
      } finally {
        clearTimeout(timer);
      }
    };
}
