import type { deliveryLineMessages as english } from '../en/delivery-line.ts';

export const deliveryLineMessages: typeof english = {
  to: 'Nach',
  costs: (price, day) => `Versand ${price}, bis ${day}`,
  free: (day) => `Kostenloser Versand, bis ${day}`,
  freeFrom: (amount) => `Kostenlos ab ${amount}`,
  notServed: (country) => `Wir liefern noch nicht nach ${country}`,
};
