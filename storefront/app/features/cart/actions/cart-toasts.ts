import { failureCode, errorMessage as wordsOf } from '../../../api/error-message.ts';
import { failureStatus } from '../../../api/failure-status.ts';
import { defineMessages } from '../../../i18n/define-messages.ts';
import { languageOf } from '../../../i18n/language.ts';
import { showToast } from '../../../ui/toasts.ts';

const messages = defineMessages(
  {
    added: 'Added Cart',
    updated: 'Updated Cart',
    removed: 'Removed From Cart',
    removedAll: 'Removed All From Cart',
    undo: 'Undo',
    couponInvalid: 'This code is not valid',
    offline: 'You are offline. Your cart has not changed. Try again when you are back online.',
  },
  {
    added: 'Ajouté au panier',
    updated: 'Panier mis à jour',
    removed: 'Retiré du panier',
    removedAll: 'Panier vidé',
    undo: 'Annuler',
    couponInvalid: 'Ce code n’est pas valable',
    offline: 'Vous êtes hors ligne. Votre panier n’a pas changé. Réessayez une fois la connexion rétablie.',
  },
);

/** In the language of the page; for code outside React. */
export const getToastMessages = () => messages[languageOf(location.pathname)];

export const cartErrorMessage = (error: unknown): string =>
  navigator.onLine ? wordsOf(error, languageOf(location.pathname)) : getToastMessages().offline;

export const showCartError = (error: unknown): void => showToast({ tone: 'failure', text: cartErrorMessage(error) });

/** Other servers respond 404 without our code; for a missing product the code is another one. */
export const isCartGone = (error: unknown): boolean =>
  failureStatus(error) === 404 && ['cart.not-found', '404'].includes(failureCode(error) ?? '');
