import { receivePayment } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import type { FormEvent } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { moneyText } from '../../../format/money.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { orderMessages } from '../../../messages/en/orders.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useOrderStep } from '../order-queries.ts';

/** Records a bank transfer or cash; the amount is repeated before. */
export function ReceiveSheet({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const step = useOrderStep(order.id, () => staffApi(receivePayment, { params: { id: order.id } }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (step.isPending) return;
    step.mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t.receive.done });
        onClose();
      },
    });
  };
  return (
    <Sheet title={t.receive.title} onClose={onClose}>
      <form onSubmit={send} className="flex flex-col gap-5">
        <FormError message={step.error ? errorText(step.error) : null} />
        <p>{t.receive.text(moneyText(order.total, order.currency, locale), order.customer)}</p>
        <p className="text-small text-second">{order.paymentName}</p>
        <SubmitButton label={t.receive.send} busyLabel={t.saving} isBusy={step.isPending} className="w-full" />
      </form>
    </Sheet>
  );
}
