import type { deliveryLineMessages as english } from '../en/delivery-line.ts';

export const deliveryLineMessages: typeof english = {
  to: 'Vers',
  costs: (price, day) => `Livraison ${price}, au plus tard le ${day}`,
  free: (day) => `Livraison offerte, au plus tard le ${day}`,
  freeFrom: (amount) => `Offerte dès ${amount}`,
  notServed: (country) => `Nous ne livrons pas encore dans ce pays\u00a0: ${country}`,
};
