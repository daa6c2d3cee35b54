import { refuseReview } from '@vitrine/contract/reviews/staff-reviews.ts';
import type { StaffReviewView } from '@vitrine/contract/reviews/staff-reviews-shapes.ts';
import { AreaField } from '@vitrine/ui/area-field.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { useForm } from '@vitrine/ui/use-form.ts';
import { staffApi } from '../../api/staff-api.ts';
import { checkFilled } from '../../forms/field-rules.ts';
import { useSending } from '../../forms/use-sending.ts';
import { useMessages } from '../../i18n/language.tsx';
import { reviewMessages } from '../../messages/en/reviews.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface RefuseDialogProps {
  review: StaffReviewView;
  onClose: () => void;
  onRefused: () => void;
}

/** Asks for the reason, which the author gets by mail. */
export function RefuseDialog({ review, onClose, onRefused }: RefuseDialogProps) {
  const t = useMessages(reviewMessages);
  const form = useForm({
    id: 'refuse',
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: checkFilled(reason, t.reasonEmpty) }),
  });
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    await staffApi(refuseReview, { params: { id: review.id }, body: { reason: form.values.reason.trim() } });
    onClose();
    onRefused();
  });
  return (
    <Dialog title={t.refuseTitle(review.author)} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormError message={errorMessage} />
        <AreaField {...form.field('reason')} label={t.reason} hint={t.reasonHint} rows={4} maxLength={500} />
        <SubmitButton label={t.refuseNow} busyLabel={t.refusing} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
