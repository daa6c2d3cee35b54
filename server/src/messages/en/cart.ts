export const cartMessages = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  total: 'Total',
  priceChanged: (before: string, after: string) => `The price has changed from ${before} to ${after}`,
  stockLowered: (left: number) => `Only ${left} left. Reduce the quantity.`,
  soldOut: 'Sold out. Remove it to continue.',
  unavailable: 'No longer available. Remove it to continue.',
  mergeCapped: (name: string, wanted: number, left: number) =>
    `We merged your carts. ${name}: ${left} of ${wanted} available.`,
  reduced: (before: string, after: string, percent: string) => `Reduced from ${before} to ${after} (−${percent})`,
  couponShare: (code: string, amount: string) => `−${amount} with the code ${code}`,
  freeDelivery: 'Free delivery',
  includedTax: (name: string) => `${name} included`,
  notServed: (country: string) => `We do not deliver to ${country} yet`,
};

export type CartMessages = typeof cartMessages;
