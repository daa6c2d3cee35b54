import { ApiError } from '@vitrine/contract/domain-error.ts';
import { refundOrder } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { currencyDigits } from '@vitrine/contract/text/number-text.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { isDomainError } from '../../../api/query-client.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { moneyText } from '../../../format/money.ts';
import { forgetDraft, readDraft, saveDraft, useDraft } from '../../../hooks/use-draft.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { orderMessages } from '../../../messages/en/orders.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useOrderStep } from '../order-queries.ts';
import { RefundConfirm } from './refund-confirm.tsx';
import { RefundForm } from './refund-form.tsx';
import { planRefund, type RefundDraft, type RefundIssues, type RefundPlan } from './refund-plan.ts';

const empty: RefundDraft = { mode: 'all', amount: '', lines: {}, restockAll: false, reason: '' };

/** Two steps: what is refunded, then the amount and who gets it once more. */
export function RefundSheet({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const draftKey = `refund.${order.id}`;
  const digits = currencyDigits(order.currency);
  const [draft, set] = useDraft(draftKey, empty);
  const [issues, setIssues] = useState<RefundIssues>({});
  const [plan, setPlan] = useState<RefundPlan | null>(null);
  const step = useOrderStep(order.id, (body: RefundPlan['body']) =>
    staffApi(refundOrder, { params: { id: order.id }, body, idempotencyKey: refundKey(order.id, body) }),
  );
  const change = (patch: Partial<RefundDraft>) => {
    set(patch);
    setIssues({});
  };
  const check = () => {
    const planned = planRefund(order, draft, digits, locale);
    if ('issues' in planned) {
      setIssues(planned.issues);
      return false;
    }
    step.reset();
    setPlan(planned.plan);
    return true;
  };
  const send = () => {
    if (!plan || step.isPending) return;
    step.mutate(plan.body, {
      onSuccess: () => {
        forgetDraft(draftKey);
        forgetRefundKey(order.id);
        const amount = moneyText(plan.total, order.currency, locale);
        showToast({
          tone: 'success',
          text: order.isRefundRecorded ? t.refund.doneRecorded(amount) : t.refund.done(amount),
        });
        onClose();
      },
      onError: (error) => {
        forgetRefundKeyAfter(error, order.id);
        // The order may have changed: the form shows what is left now.
        setPlan(null);
      },
    });
  };
  return (
    <Sheet title={t.refund.title} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <FormError message={step.error ? errorText(step.error) : null} />
        {plan ? (
          <RefundConfirm
            order={order}
            plan={plan}
            isBusy={step.isPending}
            onConfirm={send}
            onChange={() => setPlan(null)}
          />
        ) : (
          <RefundForm order={order} draft={draft} digits={digits} issues={issues} onChange={change} onNext={check} />
        )}
      </div>
    </Sheet>
  );
}

// The idempotency key of a refund. When an answer is lost, nobody knows whether the money has left: the same refund, tried again,
// has the same key, and the shop makes it once. It outlasts the sheet and a reload, like the values of the form.

const sentKey = (orderId: number): string => `refund-sent.${orderId}`;

/** Another reason makes no other refund. */
function refundKey(orderId: number, { amount, lines }: RefundPlan['body']): string {
  const money = JSON.stringify([amount, lines]);
  const sent = readDraft(sentKey(orderId), { key: '', money: '' });
  const key = sent.money === money ? sent.key : crypto.randomUUID();
  saveDraft(sentKey(orderId), { key, money });
  return key;
}

/** A domain error means that no money has left, unless the shop knows the key: then it made the refund at the first try. */
function forgetRefundKeyAfter(error: unknown, orderId: number): void {
  if (isDomainError(error) && !(error instanceof ApiError && error.code === 'request.key-reused'))
    forgetRefundKey(orderId);
}

/** Once the shop has answered: what is refunded next is another refund, even of the same amount. */
const forgetRefundKey = (orderId: number): void => forgetDraft(sentKey(orderId));
