import { failureStatus } from '../../../api/failure-status.ts';
import { failureCode, failureWords as wordsOf } from '../../../api/failure-words.ts';
import { languageOf } from '../../../i18n/language.ts';
import { showToast } from '../../../ui/toasts.ts';
import { noticeWords } from './notice-messages.ts';

export const failureWords = (error: unknown): string =>
  navigator.onLine ? wordsOf(error, languageOf(location.pathname)) : noticeWords().offline;

export const tellFailure = (error: unknown): void => showToast({ tone: 'failure', text: failureWords(error) });

/** Other servers answer 404 without a code of ours; a product that is missing has one. */
export const isCartGone = (error: unknown): boolean =>
  failureStatus(error) === 404 && ['cart.not-found', '404'].includes(failureCode(error) ?? '');
