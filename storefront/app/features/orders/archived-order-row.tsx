import type { ArchivedOrder } from '@vitrine/contract/archive/archive-shapes.ts';
import { formatDay } from '../../format/date.ts';
import { writeMoney } from '../../format/money.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';

const statusText = {
  open: 'notPaid',
  paid: 'paid',
  'partly-refunded': 'partlyRefunded',
  refunded: 'givenBack',
  canceled: 'canceled',
} as const;

/** One order of the previous shop with its items; there is no page to open. */
export function ArchivedOrderRow({ order }: { order: ArchivedOrder }) {
  const language = useLanguage();
  const t = translate(orderMessages, language);
  const money = (amount: number) => writeMoney(amount, order.currency, language);
  const others = [
    { name: t.discount, amount: -order.discount },
    { name: t.delivery, amount: order.shipping },
    { name: t.taxes, amount: order.tax },
    { name: t.refunded, amount: order.refunded },
  ].filter(({ amount }) => amount !== 0);
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-2 py-4 lg:grid-cols-[11rem_10rem_1fr_9rem_7rem] lg:gap-x-6">
      <span className="min-w-0 font-semibold break-words text-strong">{t.number(order.number)}</span>
      <span className="text-right text-small text-second lg:text-left">
        <span className="sr-only">{t.date} </span>
        {formatDay(order.datePurchased, language)}
      </span>
      <ul className="col-span-2 space-y-1 text-small lg:col-span-1">
        {order.products.map(({ id, name, quantity, price }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0 break-words">{name}</span>
            <span className="tabular shrink-0 text-second">{t.quantity(quantity, money(price))}</span>
          </li>
        ))}
        {others.map(({ name, amount }) => (
          <li key={name} className="flex justify-between gap-4 text-second">
            <span>{name}</span>
            <span className="tabular shrink-0">{money(amount)}</span>
          </li>
        ))}
      </ul>
      <span className="text-small font-medium text-strong">
        {order.status && (
          <>
            <span className="sr-only">{t.status} </span>
            {t[statusText[order.status]]}
          </>
        )}
      </span>
      <span className="tabular text-right font-semibold text-strong">
        <span className="sr-only">{t.total} </span>
        {money(order.total)}
      </span>
    </li>
  );
}
