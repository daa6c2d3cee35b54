import type { Customer } from '@vitrine/contract/account-shapes.ts';
import type { OwnReview } from '@vitrine/contract/reviews-shapes.ts';
import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/use-language.ts';
import { loadUser } from '../../session/load-user.client.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { loadOwnReview } from './load-own-review.ts';
import { ReviewForm } from './review-form.tsx';
import { reviewFormMessages } from './review-form-messages.ts';
import { ReviewNotice } from './review-notice.tsx';
import { ReviewSignIn } from './review-sign-in.tsx';

type Stage = { at: 'start' | 'guest' | 'sent' | 'removed' } | { at: 'form'; customer: Customer; own: OwnReview | null };

/** From the wish to say something to the thanks for it. */
export function WriteReview({ productId }: { productId: number }) {
  const t = useMessages(reviewFormMessages);
  const [stage, setStage] = useState<Stage>({ at: 'start' });
  useEffect(() => {
    let isHere = true;
    begin(productId).then((next) => isHere && setStage(next));
    return () => {
      isHere = false;
    };
  }, [productId]);
  const { at } = stage;
  if (at === 'form') {
    const { customer, own } = stage;
    return (
      <ReviewForm productId={productId} customer={customer} own={own} onStage={(next) => setStage({ at: next })} />
    );
  }
  if (at === 'guest') return <ReviewSignIn />;
  if (at === 'sent') return <ReviewNotice title={t.sent} text={t.sentText} />;
  if (at === 'removed') return <ReviewNotice title={t.removed} />;
  return <Spinner size={28} />;
}

async function begin(productId: number): Promise<Stage> {
  const customer = await loadUser().catch(() => null);
  return customer ? { at: 'form', customer, own: (await loadOwnReview(productId)).review } : { at: 'guest' };
}
