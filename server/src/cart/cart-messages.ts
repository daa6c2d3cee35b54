const en = {
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
  reduced: (before: string, after: string, percent: number) => `Reduced from ${before} to ${after} (−${percent}%)`,
  couponShare: (code: string, amount: string) => `−${amount} with the code ${code}`,
  freeDelivery: 'Free delivery',
  percent: (value: number) => `${value}%`,
  includedTax: (name: string) => `${name} included`,
  notServed: (country: string) => `We do not deliver to ${country} yet`,
};

const fr: typeof en = {
  subtotal: 'Sous-total',
  discount: 'Remise',
  shipping: 'Livraison',
  total: 'Total',
  priceChanged: (before, after) => `Le prix est passé de ${before} à ${after}`,
  stockLowered: (left) => `Il n’en reste que ${left}. Réduisez la quantité.`,
  soldOut: 'Épuisé. Retirez cet article pour continuer.',
  unavailable: 'N’est plus disponible. Retirez cet article pour continuer.',
  mergeCapped: (name, wanted, left) => `Paniers fusionnés. ${name}\u00a0: quantité disponible ${left} sur ${wanted}.`,
  reduced: (before, after, percent) => `Prix réduit de ${before} à ${after} (−${percent}\u00a0%)`,
  couponShare: (code, amount) => `−${amount} avec le code ${code}`,
  freeDelivery: 'Livraison offerte',
  percent: (value) => `${value}\u00a0%`,
  includedTax: (name) => `Dont ${name}`,
  notServed: (country) => `Nous ne livrons pas encore dans ce pays\u00a0: ${country}`,
};

export type CartMessages = typeof en;

export const messagesFor = (language: string): CartMessages => (language === 'fr' ? fr : en);
