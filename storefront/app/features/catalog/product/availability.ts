export type Availability = 'in-stock' | 'low' | 'out-of-stock' | 'pre-order';

interface Sellable {
  preOrder?: boolean;
  canBePurchased: boolean;
  quantity: number;
}

const lowStock = 5;

/** Whether a shopper can have it. A pre-order is what is announced and not there yet. */
export function availabilityOf({ preOrder = false, canBePurchased, quantity }: Sellable): Availability {
  if (!canBePurchased || quantity < 1) return preOrder ? 'pre-order' : 'out-of-stock';
  return quantity <= lowStock ? 'low' : 'in-stock';
}
