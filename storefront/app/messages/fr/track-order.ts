import type { trackOrderMessages as english } from '../en/track-order.ts';

export const trackOrderMessages: typeof english = {
  title: 'Suivre une commande',
  summary: 'Consultez l’état d’une commande avec son numéro et votre adresse e-mail.',
  text: 'Indiquez le numéro de votre commande et l’adresse e-mail utilisée. Nous vous enverrons un lien qui ouvre la commande, sans compte.',
  orderNumber: 'Numéro de commande',
  orderHint: 'Dans la confirmation que nous vous avons envoyée',
  send: 'Recevoir le lien',
  sending: 'Envoi…',
  sent: 'Consultez votre messagerie',
  sentText: 'Rien reçu après quelques minutes\u00a0? Vérifiez vos indésirables, le numéro et l’adresse.',
  again: 'Modifier le numéro ou l’adresse',
  goOn: 'Continuer mes achats',
  needsScript: 'Ce formulaire nécessite JavaScript. Le lien figure aussi dans chaque e-mail sur votre commande.',
  ownOrders: 'Commandes de votre compte',
};
