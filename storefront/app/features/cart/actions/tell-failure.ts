import { failureCode, errorMessage as wordsOf } from '../../../api/error-message.ts';
import { failureStatus } from '../../../api/failure-status.ts';
import { languageOf } from '../../../i18n/language.ts';
import { showToast } from '../../../ui/toasts.ts';
import { noticeWords } from './notice-messages.ts';

export const errorMessage = (error: unknown): string =>
  navigator.onLine ? wordsOf(error, languageOf(location.pathname)) : noticeWords().offline;

export const showCartError = (error: unknown): void => showToast({ tone: 'failure', text: errorMessage(error) });

/** Other servers answer 404 without a code of ours; a product that is missing has one. */
export const isCartGone = (error: unknown): boolean =>
  failureStatus(error) === 404 && ['cart.not-found', '404'].includes(failureCode(error) ?? '');
