import { defineMessages } from '../../../i18n/define-messages.ts';
import { languageOf } from '../../../i18n/language.ts';

const messages = defineMessages(
  {
    added: 'Added Cart',
    updated: 'Updated Cart',
    removed: 'Removed From Cart',
    removedAll: 'Removed All From Cart',
    undo: 'Undo',
    offline: 'You are offline. Your cart has not changed. Try again when you are back online.',
  },
  {
    added: 'Ajouté au panier',
    updated: 'Panier mis à jour',
    removed: 'Retiré du panier',
    removedAll: 'Panier vidé',
    undo: 'Annuler',
    offline: 'Vous êtes hors ligne. Votre panier n’a pas changé. Réessayez une fois la connexion rétablie.',
  },
);

/** What notices say, in the language of the page. */
export const noticeWords = () => messages[languageOf(location.pathname)];
