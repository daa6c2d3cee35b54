import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { isZero, moneyText } from '../../../format/money.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { listMessages } from '../../../messages/en/layout.ts';
import { orderMessages } from '../../../messages/en/orders.ts';
import { Thumbnail } from '../../../ui/thumbnail.tsx';

const orderedWords = ({ name, options }: StaffOrder['lines'][number]): string =>
  [name, ...options.map(({ value }) => value)].join(', ');

/** Lines and totals as they were sold. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const t = useMessages(orderMessages);
  const words = useMessages(listMessages);
  const locale = useLocale();
  const money = (amount: string) => moneyText(amount, order.currency, locale);
  return (
    <>
      <ul className="divide-y divide-line">
        {order.lines.map((line) => (
          <li key={line.sku} className="flex items-start gap-3 py-3 first:pt-0">
            <Thumbnail image={line.image} />
            <div className="min-w-0 flex-1">
              <p className="font-medium text-strong">{line.storeName ?? line.name}</p>
              {line.storeName !== null && <p className="text-small text-second">{t.orderedAs(orderedWords(line))}</p>}
              {line.storeName === null && line.options.length > 0 && (
                <p className="text-small text-second">
                  {line.options.map(({ name, value }) => `${words.named(name)} ${value}`).join(', ')}
                </p>
              )}
              <p className="tabular flex flex-wrap gap-x-3 text-small text-muted">
                <span>{line.sku}</span>
                <span>{t.each(line.quantity, money(line.price))}</span>
              </p>
            </div>
            <p className="tabular shrink-0 font-medium text-strong">{money(line.total)}</p>
          </li>
        ))}
      </ul>
      <dl className="tabular mt-3 flex flex-col gap-1.5 border-t border-line pt-4">
        {order.totals.map(({ name, amount }, index) => {
          const isLast = index === order.totals.length - 1;
          return (
            <div
              key={name}
              className={`flex justify-between gap-4 ${isLast ? 'mt-1 font-semibold text-strong' : 'text-second'}`}
            >
              <dt>{name}</dt>
              <dd className={isLast ? 'text-total' : undefined}>{money(amount)}</dd>
            </div>
          );
        })}
        {!isZero(order.refunded) && (
          <div className="flex justify-between gap-4 text-second">
            <dt>{t.refunded}</dt>
            <dd>−{money(order.refunded)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
