import type { ReactNode } from 'react';
import { addLines } from '../../features/cart/actions/add-lines.ts';
import { OrderDetails } from '../../features/orders/order-details.tsx';

/** Where an order meets the cart. */
export const OrderDetailsScreen = ({ skeleton }: { skeleton: ReactNode }) => (
  <OrderDetails skeleton={skeleton} addLines={addLines} />
);
