import { showToast } from '@vitrine/ui/toasts.ts';
import { errorMessage, responseMessage } from '../../../api/error-message.ts';
import { languageOf } from '../../../i18n/language.ts';
import { cartToastsMessages } from '../../../messages/en/cart-toasts.ts';
import { translate } from '../../../messages/translate.ts';

/** In the language of the page; for code outside React. */
export const getToastMessages = () => translate(cartToastsMessages, languageOf(location.pathname));

/** The specification shows every message of the server on cart changes, that of status 500 as well (§8). */
export const cartErrorMessage = (error: unknown): string =>
  navigator.onLine
    ? responseMessage(error) || errorMessage(error, languageOf(location.pathname))
    : getToastMessages().offline;

export const showCartError = (error: unknown): void => showToast({ tone: 'failure', text: cartErrorMessage(error) });
