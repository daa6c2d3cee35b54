import type { checkoutFrameMessages as english } from '../en/checkout-frame.ts';

export const checkoutFrameMessages: typeof english = {
  secure: 'Sichere Kasse',
  toCart: 'Zurück zum Warenkorb',
};
