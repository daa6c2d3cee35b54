import { MAX_QUANTITY } from '@vitrine/contract/cart-shapes.ts';
import type { Sellable } from '../catalog/catalog.ts';

/** The most that can be ordered now. */
export const maxOrderQuantity = ({ offered, stock }: Pick<Sellable, 'offered' | 'stock'>): number =>
  offered ? Math.min(stock, MAX_QUANTITY) : 0;
