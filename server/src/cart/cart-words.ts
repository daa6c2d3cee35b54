// What a cart says in words, in the languages the shop speaks.

const en = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  total: 'Total',
  priceChanged: (before: string, after: string) => `The price changed from ${before} to ${after}`,
  stockLowered: (left: number) => `Only ${left} left: lower the quantity`,
  soldOut: 'Sold out: remove this line to order the rest',
  unavailable: 'No longer sold: remove this line to order the rest',
  mergeCapped: (name: string, wanted: number, left: number) =>
    `${name}: ${wanted} were wanted in both carts together, ${left} can be ordered`,
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
  stockLowered: (left) => `Il n’en reste que ${left} : réduisez la quantité`,
  soldOut: 'Épuisé : retirez cette ligne pour commander le reste',
  unavailable: 'N’est plus en vente : retirez cette ligne pour commander le reste',
  mergeCapped: (name, wanted, left) =>
    `${name} : ${wanted} au total dans les deux paniers, ${left} peuvent être commandés`,
  reduced: (before, after, percent) => `Prix réduit de ${before} à ${after} (−${percent} %)`,
  couponShare: (code, amount) => `−${amount} avec le code ${code}`,
  freeDelivery: 'Livraison offerte',
  percent: (value) => `${value} %`,
  includedTax: (name) => `Dont ${name}`,
  notServed: (country) => `Nous ne livrons pas encore dans ce pays : ${country}`,
};

export type CartWords = typeof en;

export const wordsIn = (language: string): CartWords => (language === 'fr' ? fr : en);
