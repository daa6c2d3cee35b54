import type { preorderMessages as english } from '../en/preorder.ts';

export const preorderMessages: typeof english = {
  product: 'Produit',
  quantity: 'Quantité',
  expected: 'Arrivée prévue le',
  placed: {
    subject: (name) => `Votre précommande\u00a0: ${name}`,
    heading: 'Précommande confirmée',
    text: 'Votre place est réservée dans la file. Aucun paiement n’a été prélevé. Nous vous écrirons à l’arrivée\u00a0; vous déciderez alors.',
    cancel: 'Changé d’avis\u00a0?',
    button: 'Annuler la précommande',
    note: 'Si vous n’avez rien demandé, annulez ou ignorez cet e-mail. Rien n’est expédié ni débité sans commande.',
  },
  invited: {
    subject: (name) => `Votre produit précommandé est arrivé\u00a0: ${name}`,
    heading: 'Votre produit précommandé est arrivé',
    text: 'Vous êtes parmi les premiers avertis. Il n’est pas réservé avant votre commande.',
    button: 'Commander maintenant',
    note: 'Votre précommande est close. Vous n’avez aucune obligation d’achat.',
  },
};
