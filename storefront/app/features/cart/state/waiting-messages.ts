import { defineMessages } from '../../../i18n/define-messages.ts';
import { languageOf } from '../../../i18n/language.ts';
import { plural } from '../../../i18n/plural.ts';

export const waitingMessages = defineMessages(
  {
    saved: 'Saved. We will send it when you are back online.',
    sent: 'You are back online. Your cart is up to date.',
    waiting: (count: number) =>
      plural('en', count, {
        one: '1 change saved. We will send it when you are back online.',
        other: `${count} changes saved. We will send them when you are back online.`,
      }),
  },
  {
    saved: 'Enregistré. Envoi dès le retour de la connexion.',
    sent: 'Vous êtes de nouveau en ligne. Votre panier est à jour.',
    waiting: (count) =>
      plural('fr', count, {
        one: '1 changement enregistré. Envoi dès le retour de la connexion.',
        other: `${count} changements enregistrés. Envoi dès le retour de la connexion.`,
      }),
  },
);

export const getWaitingMessages = () => waitingMessages[languageOf(location.pathname)];
