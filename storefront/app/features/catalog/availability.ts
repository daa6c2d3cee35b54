export type Availability = 'in-stock' | 'low' | 'out-of-stock' | 'pre-order';

interface Sellable {
  preOrder?: boolean;
  canBePurchased: boolean;
  quantity: number;
}

const lowStock = 5;

/** Whether a shopper can have it. A pre-order is promised before it can be delivered. */
export function availabilityOf({ preOrder = false, canBePurchased, quantity }: Sellable): Availability {
  if (preOrder) return 'pre-order';
  if (!canBePurchased || quantity < 1) return 'out-of-stock';
  return quantity <= lowStock ? 'low' : 'in-stock';
}
