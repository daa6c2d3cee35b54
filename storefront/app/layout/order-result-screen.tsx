import type { ReactNode } from 'react';
import { adoptCart, dropCart } from '../features/cart/hand-over.ts';
import { finishDraft } from '../features/checkout/checkout-draft.ts';
import { OrderResult } from '../features/orders/order-result.tsx';
import type { ResultKind } from '../features/orders/result-kind.ts';
import { recallCartCode } from '../session/cart-code.ts';
import { recallOrder } from '../session/placed-order.ts';

/** Where orders meet the cart and the checkout. */
export function OrderResultScreen({ page, skeleton }: { page: ResultKind; skeleton: ReactNode }) {
  const answered = (isAccepted: boolean) => {
    // Only the cart that was ordered: a new one, filled meanwhile, is none of this order's business.
    const placed = recallOrder();
    if (placed && placed.cart === recallCartCode()) dropCart();
    if (isAccepted) finishDraft();
  };
  return <OrderResult page={page} skeleton={skeleton} onAnswered={answered} adoptCart={adoptCart} />;
}
