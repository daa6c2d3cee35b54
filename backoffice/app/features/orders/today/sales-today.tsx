import type { TodoCounts } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { percentText } from '@vitrine/contract/text/number-text.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { weekdayText } from '../../../format/moment.ts';
import { changeInPercent, moneyText } from '../../../format/money.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { todayMessages } from '../../../messages/en/orders.ts';
import { Block } from '../../../ui/section.tsx';

type Sales = NonNullable<TodoCounts['sales']>;

export function SalesToday({ sales }: { sales: Sales }) {
  const { currency, today, sameWeekday } = sales;
  const t = useMessages(todayMessages);
  const locale = useLocale();
  const change = changeInPercent(today.total, sameWeekday.total);
  const percent = percentText(Math.abs(change ?? 0), locale);
  const compared = change === null ? null : change > 0 ? t.more(percent) : change < 0 ? t.less(percent) : t.same;
  return (
    <Block title={t.sales}>
      <p className="tabular text-price-lg font-semibold text-strong">{moneyText(today.total, currency, locale)}</p>
      <p className="text-second">{today.orders === 0 ? t.noSales : t.orders(today.orders)}</p>
      {(sameWeekday.orders > 0 || today.orders > 0) && (
        <p className="mt-2 text-small text-second">
          {compared && <span className="block font-medium text-strong">{compared}</span>}
          {t.before(moneyText(sameWeekday.total, currency, locale), t.orders(sameWeekday.orders))}
        </p>
      )}
      {sales.days.some(({ orders }) => orders > 0) && <SalesChart sales={sales} />}
    </Block>
  );
}

/** A bar for each day. Today and its weekday of last week are the ones that the text above compares. */
function SalesChart({ sales: { currency, days } }: { sales: Sales }) {
  const t = useMessages(todayMessages);
  const locale = useLocale();
  const most = Math.max(...days.map(({ total }) => Number(total)));
  const compared = [days.length - 8, days.length - 1];
  return (
    <figure className="mt-4 border-t border-line pt-4">
      <figcaption className="mb-2 flex justify-between text-small text-second">
        {t.twoWeeks}
        <span className="tabular">{moneyText(String(most), currency, locale)}</span>
      </figcaption>
      <ol className="flex h-28 items-end gap-1 border-b border-line">
        {days.map(({ day, orders, total }, index) => {
          const text = t.day(weekdayText(day, locale), moneyText(total, currency, locale), t.orders(orders));
          return (
            <li key={day} title={text} className="flex h-full flex-1 items-end">
              <span className="sr-only">{text}</span>
              <span
                aria-hidden
                style={{ height: `${Math.max(orders > 0 ? 3 : 0, (Number(total) / most) * 100)}%` }}
                className={classNames(
                  'w-full rounded-t-sm',
                  compared.includes(index) ? 'bg-action' : 'bg-line-strong opacity-60',
                )}
              />
            </li>
          );
        })}
      </ol>
      <p aria-hidden className="mt-1 flex justify-between text-micro text-muted">
        <span>{weekdayText(days[0]?.day ?? '', locale)}</span>
        <span>{weekdayText(days.at(-1)?.day ?? '', locale)}</span>
      </p>
    </figure>
  );
}
