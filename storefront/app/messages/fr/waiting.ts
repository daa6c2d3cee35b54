import { plural } from '@vitrine/contract/text/plural.ts';
import type { waitingMessages as english } from '../en/waiting.ts';

export const waitingMessages: typeof english = {
  saved: 'Enregistré. Envoi dès le retour de la connexion.',
  sent: 'Vous êtes de nouveau en ligne. Votre panier est à jour.',
  waiting: (count) =>
    plural('fr', count, {
      one: '1 changement enregistré. Envoi dès le retour de la connexion.',
      other: `${count} changements enregistrés. Envoi dès le retour de la connexion.`,
    }),
};
