import type { Cart, CartLine, TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';

/** A line with one mug of ten dollars, with these changes. */
export function fakeLine(change: Partial<CartLine> = {}): CartLine {
  const { sku = 'MUG', quantity = 1, price = 10 } = change;
  const subTotal = price * quantity;
  return {
    id: 1,
    cartItemId: 1,
    variantId: 1,
    sku,
    refSku: sku,
    quantity,
    price,
    finalPrice: dollars(price),
    originalPrice: dollars(price),
    discounted: false,
    percentageOff: 0,
    productPrice: {
      id: 1,
      originalPrice: dollars(price),
      finalPrice: dollars(price),
      defaultPrice: true,
      discounted: false,
      description: { priceAppender: null },
    },
    subTotal,
    subtotal: subTotal,
    displaySubTotal: dollars(subTotal),
    discount: 0,
    displayDiscount: dollars(0),
    description: {
      id: 1,
      language: 'en',
      name: `Product ${sku}`,
      description: null,
      friendlyUrl: sku.toLowerCase(),
      keyWords: null,
      highlights: null,
      metaDescription: null,
      title: null,
    },
    dateAvailable: '2026-01-01',
    productVirtual: false,
    productShipeable: true,
    quantityOrderMinimum: 1,
    quantityOrderMaximum: 99,
    productSpecifications: {
      height: null,
      weight: null,
      length: null,
      width: null,
      model: null,
      manufacturer: null,
      dimensionUnitOfMeasure: 'cm',
      weightUnitOfMeasure: 'kg',
    },
    available: true,
    visible: true,
    preOrder: false,
    image: null,
    images: [],
    rating: 0,
    ratingCount: 0,
    canBePurchased: true,
    cartItemattributes: [],
    variant: null,
    variantValue: null,
    maximum: 99,
    notices: [],
    reasons: [],
    ...change,
  };
}

/** A cart as the shop tells it, with one line of ten for each SKU. */
export function fakeCart(quantities: Readonly<Record<string, number>>, code = 'cart-1'): Cart {
  const products = Object.entries(quantities).map(([sku, quantity], at) =>
    fakeLine({ id: at + 1, cartItemId: at + 1, sku, quantity }),
  );
  const sum = products.reduce((total, { subTotal }) => total + subTotal, 0);
  return {
    id: 1,
    language: 'en',
    code,
    products,
    quantity: products.reduce((total, line) => total + line.quantity, 0),
    subTotal: sum,
    subtotal: sum,
    displaySubTotal: dollars(sum),
    total: sum,
    displayTotal: dollars(sum),
    order: null,
    promoCode: null,
    variant: null,
    customer: null,
    totals: [fakeTotal('total', sum)],
    freeDelivery: null,
    canCheckOut: products.length > 0,
    notices: [],
    couponProblem: null,
  };
}

export const fakeTotal = (kind: 'subtotal' | 'shipping' | 'tax' | 'total', value: number): TotalEntry => ({
  id: 0,
  title: kind,
  text: null,
  code: `order.total.${kind}`,
  order: 0,
  module: kind,
  value,
  total: dollars(value),
  discounted: false,
});

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;
