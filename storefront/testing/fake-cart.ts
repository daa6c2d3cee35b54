import type { Cart, CartLine } from '@vitrine/contract/cart-shapes.ts';

/** A cart as the shop tells it, with one line of ten for each SKU. */
export function fakeCart(quantities: Readonly<Record<string, number>>, code = 'cart-1'): Cart {
  const products = Object.entries(quantities).map(
    ([sku, quantity], at) => ({ cartItemId: at + 1, sku, price: 10, quantity, subTotal: 10 * quantity }) as CartLine,
  );
  const sum = products.reduce((total, { subTotal }) => total + subTotal, 0);
  const quantity = products.reduce((total, line) => total + line.quantity, 0);
  const totals = [{ code: 'order.total.total', value: sum, total: `$${sum}.00` }];
  return { code, products, quantity, subTotal: sum, totals, promoCode: null } as unknown as Cart;
}
