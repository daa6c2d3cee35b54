import { buttonClassName } from '@vitrine/ui/button.tsx';
import { Info } from '@vitrine/ui/icons.ts';
import { Link } from 'react-router';
import { shortMomentText } from '../../../format/moment.ts';
import { moneyText } from '../../../format/money.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { ordersMessages } from '../../../messages/en/orders.ts';
import { ListedPayment, StateBadge, WithdrawalBadge } from '../order-badge.tsx';
import type { OrderRowsProps } from './orders-table.tsx';

/** The list on a phone. An order that is paid can be shipped with its button. */
export function OrderCards({ id, orders, selected, onSelect }: OrderRowsProps) {
  const t = useMessages(ordersMessages);
  const locale = useLocale();
  const now = new Date();
  return (
    <ul id={id} className="flex flex-col gap-3">
      {orders.map((order) => (
        <li key={order.id} data-row className="rounded-panel border border-line bg-surface p-4">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Link
                data-row-main
                to={`/orders/${order.id}`}
                className="row-link tabular -my-2.5 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
              >
                {order.number}
              </Link>
              {order.hasNote && (
                <span className="ml-1.5 inline-block align-middle text-muted">
                  <Info size={16} />
                  <span className="sr-only">{t.hasNote}</span>
                </span>
              )}
              <p className="truncate text-strong">{order.customer}</p>
              <p className="tabular text-small text-muted">{shortMomentText(order.date, locale, now)}</p>
            </div>
            <label className="-m-3 flex size-11 shrink-0 items-center justify-center">
              <span className="sr-only">{t.select(order.number)}</span>
              <input
                type="checkbox"
                data-row-select
                checked={selected.has(order.id)}
                onChange={(event) => onSelect([order.id], event.target.checked)}
              />
            </label>
          </div>
          <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5">
            <span className="tabular font-semibold text-strong">{moneyText(order.total, order.currency, locale)}</span>
            <span className="text-small text-second">{t.itemCount(order.items)}</span>
            <StateBadge state={order.state} failure={order.failure} />
            <WithdrawalBadge withdrawal={order.withdrawal} />
            <ListedPayment payment={order.payment} state={order.state} />
          </div>
          {order.state === 'paid' && order.withdrawal !== 'whole' ? (
            <Link to={`/orders/${order.id}?step=ship`} className={buttonClassName('secondary', 'mt-3 w-full')}>
              {t.ship}
              <span className="sr-only"> {order.number}</span>
            </Link>
          ) : (
            <Link to={`/orders/${order.id}`} className={buttonClassName('secondary', 'mt-3 w-full')}>
              {t.open}
              <span className="sr-only"> {order.number}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
