// Texts of the pre-order mails.

const english = {
  product: 'Product',
  quantity: 'Quantity',
  expected: 'Expected on',
  placed: {
    subject: (name: string) => `Your pre-order: ${name}`,
    heading: 'Pre-order confirmed',
    text: 'Your place is saved. No payment was taken. We will email you when it arrives; you decide then.',
    cancel: 'Changed your mind?',
    button: 'Cancel pre-order',
    note: 'If you did not request this, cancel it or ignore this email. Nothing is shipped or charged without an order.',
  },
  invited: {
    subject: (name: string) => `Your pre-ordered product has arrived: ${name}`,
    heading: 'Your pre-ordered product has arrived',
    text: 'You are among the first to know. It is not reserved until you order it.',
    button: 'Order now',
    note: 'Your pre-order is now closed. You have no obligation to buy.',
  },
};

const french: typeof english = {
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

export const messagesFor = (language: string): typeof english => (language === 'fr' ? french : english);
