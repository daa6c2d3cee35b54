// What the shop writes to those who wait.

const english = {
  product: 'Product',
  quantity: 'Quantity',
  expected: 'Expected on',
  placed: {
    subject: (name: string) => `Your pre-order: ${name}`,
    heading: 'Your pre-order is noted',
    text: 'We keep your place in the queue. No payment was taken, and you owe nothing: when the product has arrived we write to you, and then you decide whether to order it.',
    cancel: 'You have changed your mind? This cancels the pre-order:',
    button: 'Cancel the pre-order',
    note: 'If you did not ask for this, cancel it with the button, or just leave it: nothing is ever sent or charged without an order.',
  },
  invited: {
    subject: (name: string) => `It has arrived: ${name}`,
    heading: 'What you waited for is here',
    text: 'You pre-ordered it, so you hear of it first. It is yours as soon as you order it; until then it is not reserved.',
    button: 'Order it now',
    note: 'Your pre-order has done its work and ends here. You owe nothing if you no longer want it.',
  },
};

const french: typeof english = {
  product: 'Produit',
  quantity: 'Quantité',
  expected: 'Attendu le',
  placed: {
    subject: (name) => `Votre précommande : ${name}`,
    heading: 'Votre précommande est enregistrée',
    text: 'Nous gardons votre place dans la file. Aucun paiement n’a été prélevé et vous ne devez rien : à l’arrivée du produit, nous vous écrivons, et c’est vous qui décidez de le commander ou non.',
    cancel: 'Vous avez changé d’avis ? Ce bouton annule la précommande :',
    button: 'Annuler la précommande',
    note: 'Si vous n’avez rien demandé, annulez avec ce bouton ou ne faites rien : rien n’est envoyé ni débité sans commande.',
  },
  invited: {
    subject: (name) => `C’est arrivé : ${name}`,
    heading: 'Ce que vous attendiez est là',
    text: 'Vous l’avez précommandé, vous êtes donc parmi les premiers prévenus. Il est à vous dès que vous le commandez ; d’ici là, il n’est pas réservé.',
    button: 'Commander maintenant',
    note: 'Votre précommande a rempli son rôle et s’arrête ici. Vous ne devez rien si vous n’en voulez plus.',
  },
};

export const wordsIn = (language: string): typeof english => (language === 'fr' ? french : english);
