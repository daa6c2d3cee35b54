import { failureStatus } from '../../api/failure-status.ts';
import { showToast } from '../../ui/toasts.ts';
import { noticeWords } from './notice-messages.ts';

/** The server's own words where it has any; they are written for shoppers. */
export function failureWords(error: unknown): string {
  const t = noticeWords();
  if (!navigator.onLine) return t.offline;
  if (failureStatus(error) === undefined) return t.unreachable;
  return (error instanceof Error && error.message) || t.fault;
}

export const tellFailure = (error: unknown): void => showToast({ tone: 'failure', text: failureWords(error) });

export const isCartGone = (error: unknown): boolean =>
  failureStatus(error) === 404 && error instanceof Error && 'code' in error && isGoneCode(error.code);

/** Other servers answer 404 without a code of ours; a product that is missing has one. */
const isGoneCode = (code: unknown) => code === 'cart.not-found' || code === '404';
