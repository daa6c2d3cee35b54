import type Stripe from 'stripe';
import { ProviderRefused, ProviderUnavailable } from '../payment-provider.ts';

/** How long a call may take, with everything it asks of Stripe. */
export const PROVIDER_TIMEOUT_MS = 10_000;

type Work<A extends unknown[], T> = (...args: A) => Promise<T>;

/**
 * Makes calls give up in time, and say the same whichever way Stripe is away: no answer, half of one, an error of its own.
 * Any other error of Stripe's is a refusal: its HTTP status must not become the status of our own answer.
 */
export function createStripeTimeout(errors: typeof Stripe.errors) {
  const isAway = (error: unknown): boolean =>
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    // Another process asks the same at this moment.
    (error instanceof errors.StripeError && error.statusCode === 409);

  const translate = (error: unknown): unknown => {
    if (isAway(error)) return new ProviderUnavailable('Stripe did not answer', { cause: error });
    if (!(error instanceof errors.StripeError)) return error;
    return new ProviderRefused(error.code ?? error.type, { cause: error });
  };

  return <A extends unknown[], T>(work: Work<A, T>): Work<A, T> =>
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
