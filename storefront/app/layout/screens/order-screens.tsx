import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { type ReactNode, useState } from 'react';
import { SaveDetails } from '../../features/account/save-details.tsx';
import { addLines } from '../../features/cart/actions/add-to-cart.ts';
import { adoptCart, dropCart } from '../../features/cart/cart-store.ts';
import { finishDraft } from '../../features/checkout/checkout-draft.ts';
import { OrderDetails } from '../../features/orders/order-details.tsx';
import { OrderResult, type ResultKind } from '../../features/orders/order-result.tsx';
import { getCartCode } from '../../session/cart-code.ts';
import { getPlacedOrder } from '../../session/placed-order.ts';
import { getAccessToken } from '../../session/token.ts';

/** Connects the order page to the cart. */
export const OrderDetailsScreen = ({ skeleton }: { skeleton: ReactNode }) => (
  <OrderDetails skeleton={skeleton} addLines={addLines} />
);

/** Connects the order result to cart, checkout and account. */
export function OrderResultScreen({ page, skeleton }: { page: ResultKind; skeleton: ReactNode }) {
  const answered = (isAccepted: boolean) => {
    // Drop only the ordered cart, not a new one that was filled meanwhile.
    const placed = getPlacedOrder();
    if (placed && placed.cart === getCartCode()) dropCart();
    if (isAccepted) finishDraft();
  };
  // Read once: the offer stays visible after a guest has created an account here.
  const [isGuest] = useState(getAccessToken() === null && !getPlacedOrder()?.hasAccount);
  const offer = (order: Order) => isGuest && <SaveDetails order={order} />;
  return <OrderResult page={page} skeleton={skeleton} onAnswered={answered} adoptCart={adoptCart} guestOffer={offer} />;
}
