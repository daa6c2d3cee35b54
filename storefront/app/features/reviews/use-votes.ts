import { markHelpful, unmarkHelpful } from '@vitrine/contract/reviews.ts';
import { useEffect, useState } from 'react';
import { failureCode, failureWords } from '../../api/failure-words.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { recallToken } from '../../session/token.ts';
import { showToast } from '../../ui/toasts.ts';
import { loadOwnReview } from './load-own-review.ts';
import type { ReviewView } from './review-view.ts';
import { useLoginPath } from './use-login-path.ts';

export interface Votes {
  /** The customer's own review: nobody votes for that. */
  ownId: number | null;
  isVoted: (id: number) => boolean;
  countOf: (review: ReviewView) => number;
  toggle: (review: ReviewView) => Promise<void>;
}

/** The customer's votes for the reviews of a product; a guest who votes signs in first. */
export function useVotes(productId: number, areThereReviews: boolean): Votes {
  const language = useLanguage();
  const { goToLogin } = useLoginPath('#reviews');
  const [ownId, setOwnId] = useState<number | null>(null);
  const [voted, setVoted] = useState<ReadonlySet<number>>(new Set());
  /** As the shop said after a vote of this visit. */
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  useEffect(() => {
    let isHere = areThereReviews;
    if (!isHere) return;
    loadOwnReview(productId).then(({ review, helpful }) => {
      if (!isHere) return;
      setOwnId(review?.id ?? null);
      setVoted(new Set(helpful));
    });
    return () => {
      isHere = false;
    };
  }, [productId, areThereReviews]);

  const toggle = async ({ id }: ReviewView) => {
    if (!recallToken()) return goToLogin();
    const isTaken = voted.has(id);
    const params = { key: String(productId), id };
    try {
      const { helpful } = await shopperApi()(isTaken ? unmarkHelpful : markHelpful, { params });
      setVoted((before) => (isTaken ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
      setCounts((before) => ({ ...before, [id]: helpful }));
    } catch (error) {
      if (failureCode(error) === 'session.required') goToLogin();
      else showToast({ tone: 'failure', text: failureWords(error, language) });
    }
  };
  return {
    ownId,
    isVoted: (id) => voted.has(id),
    countOf: ({ id, helpful }) => counts[id] ?? helpful,
    toggle,
  };
}
