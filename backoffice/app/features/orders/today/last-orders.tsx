import type { OrderSummary } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { Link } from 'react-router';
import { shortMomentText } from '../../../format/moment.ts';
import { moneyText } from '../../../format/money.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { todayMessages } from '../../../messages/en/orders.ts';
import { Block } from '../../../ui/section.tsx';
import { StateBadge, WithdrawalBadge } from '../order-badge.tsx';

export function LastOrders({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useMessages(todayMessages);
  const locale = useLocale();
  const now = new Date();
  return (
    <Block
      title={t.lastOrders}
      end={
        <Link to="/orders" className={`${linkClassName} px-2`}>
          {t.allOrders}
        </Link>
      }
    >
      <ul className="-mx-5 -mb-5">
        {orders.map(({ id, number, date, customer, total, currency, state, failure, withdrawal }) => (
          <li key={id} className="border-t border-line">
            <Link
              to={`/orders/${id}`}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-5 py-2 hover:bg-tint"
            >
              <span className="flex min-w-0 flex-wrap gap-x-3">
                <span className="tabular font-semibold text-link underline underline-offset-4">{number}</span>
                <span className="truncate text-strong">{customer}</span>
              </span>
              <span className="flex flex-wrap justify-end gap-1">
                <StateBadge state={state} failure={failure} />
                <WithdrawalBadge withdrawal={withdrawal} />
              </span>
              <span className="tabular text-small text-muted">{shortMomentText(date, locale, now)}</span>
              <span className="tabular text-right font-medium text-strong">{moneyText(total, currency, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
