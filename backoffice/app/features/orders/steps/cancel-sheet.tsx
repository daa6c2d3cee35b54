import { cancelOrder } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { AreaField } from '@vitrine/ui/area-field.tsx';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import type { FormEvent } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { isZero, moneyText } from '../../../format/money.ts';
import { forgetDraft, useDraft } from '../../../hooks/use-draft.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { orderMessages } from '../../../messages/en/orders.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useOrderStep } from '../order-queries.ts';

const MAX_REASON = 500;
const reasonId = 'cancel-reason';

export function CancelSheet({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const draftKey = `cancel.${order.id}`;
  const [{ reason }, set] = useDraft(draftKey, { reason: '' });
  const step = useOrderStep(order.id, (text: string | null) =>
    staffApi(cancelOrder, { params: { id: order.id }, body: { reason: text } }),
  );
  const excess = reason.trim().length - MAX_REASON;
  const issue = excess > 0 ? t.tooLong(excess) : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (step.isPending) return;
    if (issue) return document.getElementById(reasonId)?.focus();
    step.mutate(reason.trim() || null, {
      onSuccess: () => {
        forgetDraft(draftKey);
        showToast({ tone: 'success', text: t.cancel.done });
        onClose();
      },
    });
  };
  return (
    <Sheet title={t.cancel.title} onClose={onClose}>
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        <FormError message={step.error ? errorText(step.error) : null} />
        <p>
          {t.cancel.text(order.number, order.customer)}{' '}
          {!isZero(order.refundable) && t.cancel.refunds(moneyText(order.refundable, order.currency, locale))}{' '}
          {t.cancel.mail(order.email)}
        </p>
        {!isZero(order.refundable) && order.isRefundRecorded && (
          <p className="font-medium text-warn">{t.refund.recorded(order.paymentName)}</p>
        )}
        <AreaField
          id={reasonId}
          label={t.reason}
          note={t.optional}
          hint={t.reasonHint}
          issue={issue}
          value={reason}
          onChange={(value) => set({ reason: value })}
        />
        <div className="flex flex-col gap-3">
          <SubmitButton label={t.cancel.send} busyLabel={t.saving} isBusy={step.isPending} className="w-full" />
          <Button kind="secondary" onClick={onClose} className="w-full">
            {t.cancel.keep}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
