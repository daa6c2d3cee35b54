import type { checkoutFrameMessages as english } from '../en/checkout-frame.ts';

export const checkoutFrameMessages: typeof english = { secure: 'Paiement sécurisé', toCart: 'Retour au panier' };
