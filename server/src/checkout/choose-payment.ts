import type { PaymentProvider, Payments } from '../payments/payments.ts';
import { refuse } from '../platform/refusal.ts';

export interface ChosenPayment {
  readonly method: PaymentProvider;
  /** Without a page: the caller knows none, and no money moves. */
  readonly atOnce: boolean;
}

/**
 * A caller that follows no redirect names the card module of another shop and sends no token. Where no money moves it is let
 * through, so that a public storefront can be tried out; a real provider it cannot use.
 */
export function choosePayment(
  { methods, find }: Payments,
  { paymentModule, redirect }: { readonly paymentModule: string; readonly redirect?: boolean | undefined },
): ChosenPayment | null {
  const method = find(paymentModule) ?? (redirect ? undefined : methods.find(({ isTest }) => isTest));
  if (!method) return null;
  if (!method.online || redirect) return { method, atOnce: false };
  return method.isTest && method.online.payAtOnce ? { method, atOnce: true } : refuse('payment.needs-page');
}
