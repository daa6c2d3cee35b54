import * as promises from '@vitrine/contract/checkout.ts';
import * as shapes from '@vitrine/contract/checkout-shapes.ts';
import type { PayingVisit } from '../payments/payments.ts';
import type { Mount } from '../platform/http/mount.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { quoteShipping } from './quote-shipping.ts';
import { readTotal } from './read-total.ts';

export function mountCheckout(mount: Mount<PayingVisit>): void {
  mount(promises.quoteShipping, shapes.quoteShipping, quoteShipping);
  mount(promises.readTotal, shapes.readTotal, readTotal);
  mount(promises.listPaymentMethods, shapes.listPaymentMethods, listPaymentMethods);
}
