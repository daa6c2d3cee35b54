import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { listText } from '@vitrine/contract/text/number-text.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { TriangleAlert } from '@vitrine/ui/icons.ts';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { moneyText } from '../../../format/money.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { orderMessages } from '../../../messages/en/orders.ts';
import type { RefundPlan } from './refund-plan.ts';

interface RefundConfirmProps {
  order: StaffOrder;
  plan: RefundPlan;
  isBusy: boolean;
  onConfirm: () => void;
  onChange: () => void;
}

/** Amount and recipient once more: money that has left does not come back. */
export function RefundConfirm({ order, plan, isBusy, onConfirm, onChange }: RefundConfirmProps) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const amount = moneyText(plan.total, order.currency, locale);
  const items = listText(
    plan.restocked.map(({ name, count }) => `${count} × ${name}`),
    locale,
  );
  return (
    <div ref={focusOnMount} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <div className="rounded-panel bg-sunken p-5">
        <p className="text-small text-second">{t.refund.sum}</p>
        <p className="tabular text-price-lg font-semibold text-strong">{amount}</p>
        <p className="mt-2 text-strong">{t.refund.to(order.customer, order.email)}</p>
        {!order.isRefundRecorded && <p className="text-small text-second">{t.refund.by(order.paymentName)}</p>}
        <p className="mt-2 text-small text-second">{items ? t.refund.stock(items) : t.refund.noStock}</p>
      </div>
      {order.isRefundRecorded && (
        <Panel tone="warn" icon={<TriangleAlert className="text-warn" />}>
          <p className="font-medium text-strong">{t.refund.recorded(order.paymentName)}</p>
        </Panel>
      )}
      <p className="text-small text-second">{t.refund.cannotUndo}</p>
      <div className="flex flex-col gap-3">
        <Button onClick={onConfirm} aria-busy={isBusy} className="w-full">
          {isBusy && <Spinner size={20} />}
          {t.refund.confirm(amount)}
        </Button>
        <Button kind="secondary" onClick={onChange} className="w-full">
          {t.refund.change}
        </Button>
      </div>
    </div>
  );
}
