/** Delivery of one product, on its page. */
export const deliveryLineMessages = {
  to: 'To',
  costs: (price: string, day: string) => `Delivery ${price}, by ${day}`,
  free: (day: string) => `Free delivery, by ${day}`,
  freeFrom: (amount: string) => `Free from ${amount}`,
  notServed: (country: string) => `We do not deliver to ${country} yet`,
};
