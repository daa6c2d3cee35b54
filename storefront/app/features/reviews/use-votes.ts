import { markHelpful, unmarkHelpful } from '@vitrine/contract/reviews/reviews.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorCode, errorMessage } from '../../api/error-message.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { barePath, localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { getAccessToken } from '../../session/token.ts';
import type { ReviewView } from './review-view.ts';
import { loadOwnReview } from './send-review.ts';

export interface Votes {
  /** The customer's own review, for which they cannot vote. */
  ownId: number | null;
  isVoted: (id: number) => boolean;
  countOf: (review: ReviewView) => number;
  toggle: (review: ReviewView) => Promise<void>;
}

/** The customer's votes on the reviews of a product; a guest must sign in first. */
export function useVotes(productId: number, areThereReviews: boolean): Votes {
  const language = useLanguage();
  const { goToLogin } = useLoginPath('#reviews');
  const { data: own } = useLoad(areThereReviews ? String(productId) : null, () => loadOwnReview(productId));
  /** Responses to votes on this page, by the id of the review. */
  const [votes, setVotes] = useState<Readonly<Record<number, { isVoted: boolean; helpful: number }>>>({});
  const isVoted = (id: number) => votes[id]?.isVoted ?? own?.helpful.includes(id) ?? false;

  const toggle = async ({ id }: ReviewView) => {
    if (!getAccessToken()) return goToLogin();
    const isTaken = isVoted(id);
    const params = { key: String(productId), id };
    try {
      const { helpful } = await shopperApi()(isTaken ? unmarkHelpful : markHelpful, { params });
      setVotes((before) => ({ ...before, [id]: { isVoted: !isTaken, helpful } }));
    } catch (error) {
      if (errorCode(error) === 'session.required') goToLogin();
      else showToast({ tone: 'error', text: errorMessage(error, language) });
    }
  };
  return {
    ownId: own?.review?.id ?? null,
    isVoted,
    countOf: ({ id, helpful }) => votes[id]?.helpful ?? helpful,
    toggle,
  };
}

/** Path of the login that returns to this place of this page. */
export function useLoginPath(hash: string) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const wanted = `?return=${encodeURIComponent(barePath(pathname) + search + hash)}`;
  return {
    login: `/login${wanted}`,
    register: `/register${wanted}`,
    goToLogin: () => void navigate(localPath(language, `/login${wanted}`)),
  };
}
