import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { checkReview, MAX_REVIEW_LENGTH, normalizeReview } from '@vitrine/contract/reviews/review-rules.ts';
import type { OwnReview } from '@vitrine/contract/reviews/reviews-shapes.ts';
import { AreaField } from '@vitrine/ui/area-field.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { Panel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { errorCode } from '../../api/error-message.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { useForm, useSending } from '../../forms/use-form.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { fieldMessages } from '../../messages/en/forms.ts';
import { reviewFormMessages } from '../../messages/en/reviews.ts';
import { RatingField } from '../../ui/rating-field.tsx';
import { RemoveReview } from './remove-review.tsx';
import { getReviewDraft, sendReview, setReviewDraft } from './send-review.ts';

interface ReviewFormProps {
  productId: number;
  customer: Customer;
  /** The customer's existing review. */
  own: OwnReview | null;
  onStage: (stage: 'sent' | 'removed' | 'guest') => void;
}

const focusRating = (form: HTMLFormElement | null): void => form?.querySelector<HTMLElement>('#review-rating')?.focus();

const worthCounting = MAX_REVIEW_LENGTH - 200;

export function ReviewForm({ productId, customer, own, onStage }: ReviewFormProps) {
  const language = useLanguage();
  const t = useMessages(reviewFormMessages);
  const names = useMessages(fieldMessages);
  const form = useForm({
    id: 'review',
    initial: getReviewDraft(productId) ?? { rating: String(own?.rating ?? ''), description: own?.description ?? '' },
    check: ({ rating, description }) => checkReview({ rating: Number(rating), description }),
    onValues: (values) => setReviewDraft(productId, values),
  });
  const { isBusy, error, submit } = useSending(
    form,
    async () => {
      try {
        await sendReview({ productId, customerId: customer.id, own, language, ...form.values });
      } catch (error) {
        if (errorCode(error) !== 'session.required') throw error;
        return onStage('guest');
      }
      setReviewDraft(productId, null);
      onStage('sent');
    },
    t.failed,
  );
  const { length } = normalizeReview(form.values.description);
  return (
    <form
      ref={focusRating}
      noValidate
      onSubmit={submit}
      aria-labelledby="review-title"
      className="flex max-w-prose flex-col gap-5"
    >
      <h3 id="review-title" className="text-h3">
        {own ? t.change : t.write}
      </h3>
      {own && <OwnState own={own} />}
      <ErrorSummary form={form} />
      <RatingField
        {...form.field('rating')}
        label={t.rating}
        note={names.required}
        labels={[t.poor, t.fair, t.good, t.veryGood, t.excellent]}
      />
      <AreaField
        {...form.field('description')}
        label={t.message}
        note={names.required}
        hint={t.hint}
        rows={6}
        counter={length >= worthCounting ? t.left(MAX_REVIEW_LENGTH - length) : null}
      />
      <p className="text-small text-second">{t.signed}</p>
      <FormError message={error} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton label={t.send} busyLabel={t.sending} isBusy={isBusy} />
        {own && <RemoveReview productId={productId} id={own.id} onRemoved={() => onStage('removed')} />}
      </div>
    </form>
  );
}

function OwnState({ own: { state, reason } }: { own: OwnReview }) {
  const t = useMessages(reviewFormMessages);
  if (state === 'refused') return <Panel tone="warn">{t.refused(reason ?? '')}</Panel>;
  return <Panel tone="info">{t[state]}</Panel>;
}
