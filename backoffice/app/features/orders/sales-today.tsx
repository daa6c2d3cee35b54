import type { Work } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { percentText } from '@vitrine/contract/text/number-text.ts';
import { changeInPercent } from '../../format/decimal.ts';
import { moneyText } from '../../format/money.ts';
import { useLocale, useMessages } from '../../i18n/language.tsx';
import { todayMessages } from '../../messages/en/today.ts';

export function SalesToday({ sales: { currency, today, sameWeekday } }: { sales: NonNullable<Work['sales']> }) {
  const t = useMessages(todayMessages);
  const locale = useLocale();
  const change = changeInPercent(today.total, sameWeekday.total);
  const percent = percentText(Math.abs(change ?? 0), locale);
  const compared = change === null ? null : change > 0 ? t.more(percent) : change < 0 ? t.less(percent) : t.same;
  return (
    <section aria-labelledby="sales-title" className="rounded-panel border border-line bg-surface p-5">
      <h2 id="sales-title" className="text-h3">
        {t.sales}
      </h2>
      <p className="tabular mt-3 text-price-lg font-semibold text-strong">{moneyText(today.total, currency, locale)}</p>
      <p className="text-second">{today.orders === 0 ? t.noSales : t.orders(today.orders)}</p>
      {(sameWeekday.orders > 0 || today.orders > 0) && (
        <p className="mt-3 border-t border-line pt-3 text-small text-second">
          {compared && <span className="block font-medium text-strong">{compared}</span>}
          {t.before(moneyText(sameWeekday.total, currency, locale), t.orders(sameWeekday.orders))}
        </p>
      )}
    </section>
  );
}
