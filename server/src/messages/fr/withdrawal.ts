import type { withdrawalMessages as english } from '../en/withdrawal.ts';

export const withdrawalMessages: typeof english = {
  receivedAt: 'Reçue le',
  receipt: {
    subject: (order, shop) => `Votre rétractation pour la commande ${order} chez ${shop}`,
    heading: 'Nous avons reçu votre rétractation',
    text: 'Ceci est l’accusé de réception de votre déclaration. Conservez-le.',
    next: 'Articles déjà reçus\u00a0? Renvoyez-les sous 14 jours. Nous vous rembourserons leur prix et la livraison standard sous 14 jours. Nous pouvons attendre d’avoir reçu les articles ou la preuve de leur envoi.',
    note: 'Si vous n’avez pas envoyé cette déclaration, répondez à cet e-mail.',
  },
  merchant: {
    subject: (order) => `Rétractation pour la commande ${order}`,
    order: 'Commande',
    unmatched: 'Aucune commande correspondante. Contactez le client.',
    period: 'Délai',
    inTime: 'Dans le délai',
    late: 'Plus de 14 jours après la livraison',
    button: 'Voir la commande',
    note: 'La déclaration est enregistrée et l’accusé a été envoyé. Répondez à cet e-mail pour répondre au client.',
  },
};
