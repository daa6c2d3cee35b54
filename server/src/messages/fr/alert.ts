import type { alertMessages as english } from '../en/alert.ts';

export const alertMessages: typeof english = {
  checkInbox: 'Dernière étape\u00a0: ouvrez le lien dans l’e-mail que nous venons d’envoyer.',
  ask: {
    subject: (name) => `Confirmez votre alerte pour ${name}`,
    heading: 'Encore une étape',
    stock: 'Une alerte a été demandée pour cette adresse\u00a0: retour en stock. Merci de confirmer.',
    price: 'Une alerte a été demandée pour cette adresse\u00a0: baisse de prix. Merci de confirmer.',
    button: 'Confirmer l’alerte',
    stop: (address) => `Pour annuler cette alerte\u00a0: ${address}`,
    note: 'Si vous n’avez rien demandé, ignorez cet e-mail. Nous n’écrirons plus.',
  },
  told: {
    arrived: {
      subject: (name) => `De retour en stock\u00a0: ${name}`,
      heading: 'De retour en stock',
      text: 'Le produit demandé est de nouveau disponible. Rien n’est réservé et d’autres clients ont été avertis.',
      button: 'Voir le produit',
    },
    'pre-order': {
      subject: (name) => `Précommande ouverte\u00a0: ${name}`,
      heading: 'Précommande ouverte',
      text: 'Vous pouvez précommander le produit demandé. Une précommande réserve votre place dans la file et ne coûte rien.',
      button: 'Voir le produit',
    },
    cheaper: {
      subject: (name) => `Baisse de prix\u00a0: ${name}`,
      heading: 'Le prix a baissé',
      text: 'Le produit demandé coûte moins cher. Les prix peuvent changer\u00a0; celui de la boutique fait foi.',
      button: 'Voir le produit',
    },
  },
  product: 'Produit',
  price: 'Prix',
  before: (price) => `${price} lors de votre demande`,
  end: 'Alerte unique\u00a0: votre demande a été supprimée.',
};
