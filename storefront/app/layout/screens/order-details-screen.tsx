import type { ReactNode } from 'react';
import { addLines } from '../../features/cart/actions/add-to-cart.ts';
import { OrderDetails } from '../../features/orders/order-details.tsx';

/** Connects the order page to the cart. */
export const OrderDetailsScreen = ({ skeleton }: { skeleton: ReactNode }) => (
  <OrderDetails skeleton={skeleton} addLines={addLines} />
);
