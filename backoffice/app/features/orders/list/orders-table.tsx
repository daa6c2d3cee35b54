import type { OrderSummary } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { Info } from '@vitrine/ui/icons.ts';
import { Link } from 'react-router';
import { shortMomentText } from '../../../format/moment.ts';
import { moneyText } from '../../../format/money.ts';
import { regionText } from '../../../format/names.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { ordersMessages } from '../../../messages/en/orders.ts';
import { PaymentBadge, StateBadge, WithdrawalBadge } from '../order-badge.tsx';

export interface OrderRowsProps {
  id: string;
  orders: readonly OrderSummary[];
  selected: ReadonlySet<number>;
  onSelect: (ids: readonly number[], isOn: boolean) => void;
}

const head = 'px-2 py-2.5 text-left text-micro font-semibold text-second first:pl-4 last:pr-4';
const cell = 'h-10 px-2 py-1 align-middle first:pl-4 last:pr-4';

export function OrdersTable({ id, orders, selected, onSelect }: OrderRowsProps) {
  const t = useMessages(ordersMessages);
  const locale = useLocale();
  const now = new Date();
  const ids = orders.map((order) => order.id);
  return (
    <table id={id} className="w-full border-collapse text-small">
      <caption className="sr-only">{t.title}</caption>
      <thead className="border-b border-line">
        <tr>
          <th scope="col" className={head}>
            <input
              type="checkbox"
              aria-label={t.selectAll}
              checked={ids.length > 0 && ids.every((one) => selected.has(one))}
              onChange={(event) => onSelect(ids, event.target.checked)}
            />
          </th>
          <th scope="col" className={head}>
            {t.number}
          </th>
          <th scope="col" className={head}>
            {t.date}
          </th>
          <th scope="col" className={head}>
            {t.customer}
          </th>
          <th scope="col" className={`${head} hidden 2xl:table-cell`}>
            {t.country}
          </th>
          <th scope="col" className={`${head} hidden text-right! xl:table-cell`}>
            {t.items}
          </th>
          <th scope="col" className={`${head} text-right!`}>
            {t.total}
          </th>
          <th scope="col" className={`${head} hidden lg:table-cell`}>
            {t.payment}
          </th>
          <th scope="col" className={`${head} hidden 2xl:table-cell`}>
            {t.delivery}
          </th>
          <th scope="col" className={head}>
            {t.state}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id} data-row className="border-b border-line last:border-0 hover:bg-tint focus-within:bg-tint">
            <td className={cell}>
              <input
                type="checkbox"
                data-row-select
                aria-label={t.select(order.number)}
                checked={selected.has(order.id)}
                onChange={(event) => onSelect([order.id], event.target.checked)}
              />
            </td>
            <th scope="row" className={`${cell} text-left font-normal`}>
              <Link
                data-row-main
                to={`/orders/${order.id}`}
                className="row-link tabular font-semibold whitespace-nowrap text-link underline underline-offset-4 hover:no-underline"
              >
                {order.number}
              </Link>
              {order.hasNote && (
                <span className="ml-1.5 inline-block align-middle text-muted" title={t.hasNote}>
                  <Info size={16} />
                  <span className="sr-only">{t.hasNote}</span>
                </span>
              )}
            </th>
            <td className={`${cell} tabular whitespace-nowrap`}>{shortMomentText(order.date, locale, now)}</td>
            <td className={`${cell} max-w-52`}>
              <span className="block truncate text-strong" title={order.email}>
                {order.customer}
              </span>
            </td>
            <td className={`${cell} hidden 2xl:table-cell`}>{regionText(order.country, locale)}</td>
            <td className={`${cell} tabular hidden text-right xl:table-cell`}>{order.items}</td>
            <td className={`${cell} tabular text-right font-medium whitespace-nowrap text-strong`}>
              {moneyText(order.total, order.currency, locale)}
            </td>
            <td className={`${cell} hidden lg:table-cell`}>
              <span className="flex items-center gap-2">
                <span className="truncate">{order.paymentName}</span>
                <PaymentBadge payment={order.payment} state={order.state} />
              </span>
            </td>
            <td className={`${cell} hidden 2xl:table-cell`}>{order.delivery}</td>
            <td className={cell}>
              <span className="flex flex-wrap gap-1">
                <StateBadge state={order.state} failure={order.failure} />
                <WithdrawalBadge withdrawal={order.withdrawal} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
