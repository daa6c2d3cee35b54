import { deleteReview } from '@vitrine/contract/reviews/reviews.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { reviewFormMessages } from '../../messages/en/reviews.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { setReviewDraft } from './send-review.ts';

interface RemoveReviewProps {
  productId: number;
  id: number;
  onRemoved: () => void;
}

/** Asks for confirmation, because a deletion cannot be undone. */
export function RemoveReview({ productId, id, onRemoved }: RemoveReviewProps) {
  const language = useLanguage();
  const t = translate(reviewFormMessages, language);
  const [state, setState] = useState<{ isAsked: boolean; isBusy?: boolean; error?: string }>({ isAsked: false });
  const remove = async () => {
    if (state.isBusy) return;
    setState({ isAsked: true, isBusy: true });
    try {
      await shopperApi()(deleteReview, { params: { key: String(productId), id } });
      setReviewDraft(productId, null);
      onRemoved();
    } catch (error) {
      setState({ isAsked: true, error: errorMessage(error, language) });
    }
  };
  return (
    <>
      <Button kind="quiet" aria-expanded={state.isAsked} onClick={() => setState({ isAsked: !state.isAsked })}>
        {t.remove}
      </Button>
      {state.isAsked && (
        <div role="alert" className="flex w-full flex-wrap items-center gap-3">
          <p className="font-medium text-strong">{state.error ?? t.removeSure}</p>
          <Button kind="secondary" onClick={remove} aria-busy={state.isBusy === true}>
            {t.removeYes}
          </Button>
        </div>
      )}
    </>
  );
}
