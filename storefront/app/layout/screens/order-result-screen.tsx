import type { Order } from '@vitrine/contract/orders-shapes.ts';
import { type ReactNode, useState } from 'react';
import { SaveDetails } from '../../features/account/save-details.tsx';
import { adoptCart, dropCart } from '../../features/cart/state/change-cart.ts';
import { finishDraft } from '../../features/checkout/checkout-draft.ts';
import { OrderResult } from '../../features/orders/order-result.tsx';
import type { ResultKind } from '../../features/orders/result-kind.ts';
import { getCartCode } from '../../session/cart-code.ts';
import { getPlacedOrder } from '../../session/placed-order.ts';
import { getAccessToken } from '../../session/token.ts';

/** Where orders meet the cart, the checkout and the account. */
export function OrderResultScreen({ page, skeleton }: { page: ResultKind; skeleton: ReactNode }) {
  const answered = (isAccepted: boolean) => {
    // Only the cart that was ordered: a new one, filled meanwhile, is none of this order's business.
    const placed = getPlacedOrder();
    if (placed && placed.cart === getCartCode()) dropCart();
    if (isAccepted) finishDraft();
  };
  // Looked at on arrival: whoever becomes a customer here keeps reading what that means.
  const [isGuest] = useState(getAccessToken() === null && !getPlacedOrder()?.hasAccount);
  const offer = (order: Order) => isGuest && <SaveDetails order={order} />;
  return <OrderResult page={page} skeleton={skeleton} onAnswered={answered} adoptCart={adoptCart} guestOffer={offer} />;
}
