import { buttonClassName } from '@vitrine/ui/button.tsx';
import { Info } from '@vitrine/ui/icons.ts';
import { Link } from 'react-router';
import { shortMomentText } from '../../../format/moment.ts';
import { moneyText } from '../../../format/money.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { ordersMessages } from '../../../messages/en/orders.ts';
import { PaymentBadge, StateBadge, WithdrawalBadge } from '../order-badge.tsx';
import type { OrderRowsProps } from './orders-table.tsx';

/** The list on a phone. An order that is paid can be shipped with its button. */
export function OrderCards({ id, orders, selected, onSelect }: OrderRowsProps) {
  const t = useMessages(ordersMessages);
  const locale = useLocale();
  const now = new Date();
  return (
    <ul id={id} className="divide-y divide-line rounded-panel border border-line bg-surface">
      {orders.map((order) => (
        <li key={order.id} data-row className="flex items-start gap-2 py-3 pr-4 pl-1.5">
          <label className="-my-2.5 flex size-11 shrink-0 items-center justify-center">
            <span className="sr-only">{t.select(order.number)}</span>
            <input
              type="checkbox"
              data-row-select
              checked={selected.has(order.id)}
              onChange={(event) => onSelect([order.id], event.target.checked)}
            />
          </label>
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Link
                data-row-main
                to={`/orders/${order.id}`}
                className="row-link tabular font-semibold text-link underline underline-offset-4"
              >
                {order.number}
              </Link>
              {order.hasNote && (
                <span className="self-center text-muted">
                  <Info size={16} />
                  <span className="sr-only">{t.hasNote}</span>
                </span>
              )}
              <span className="tabular text-small text-muted">{shortMomentText(order.date, locale, now)}</span>
            </p>
            <p className="truncate text-strong">{order.customer}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-small text-second">
              {t.itemCount(order.items)}
              <StateBadge state={order.state} failure={order.failure} />
              <WithdrawalBadge withdrawal={order.withdrawal} />
              <PaymentBadge payment={order.payment} state={order.state} />
            </p>
          </div>
          <div className="flex shrink-0 flex-col items-end gap-1.5">
            <span className="tabular font-semibold text-strong">{moneyText(order.total, order.currency, locale)}</span>
            {order.state === 'paid' && order.withdrawal !== 'whole' && (
              <Link to={`/orders/${order.id}?step=ship`} className={buttonClassName('secondary')}>
                {t.ship}
                <span className="sr-only"> {order.number}</span>
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
