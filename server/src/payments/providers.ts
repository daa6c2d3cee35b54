// All payment adapters, in display order.
import type { Adapter } from './adapter.ts';
import { bankTransfer } from './bank-transfer.ts';
import { cashOnDelivery } from './cash-on-delivery.ts';
import { stripePayments } from './stripe/stripe-provider.ts';
import { testPayments } from './test-provider/test-provider.ts';

export const adapters: readonly Adapter[] = [stripePayments, testPayments, bankTransfer, cashOnDelivery];
