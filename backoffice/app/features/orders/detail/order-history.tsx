import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { momentText } from '../../../format/moment.ts';
import { moneyText } from '../../../format/money.ts';
import { actorText } from '../../../format/names.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { activityMessages } from '../../../messages/en/history.ts';
import { orderMessages, ordersMessages } from '../../../messages/en/orders.ts';

/** The events of the order, newest first, with the people who caused them. */
export function OrderHistory({ order: { history, currency } }: { order: StaffOrder }) {
  const t = useMessages(orderMessages);
  const states = useMessages(ordersMessages);
  const { programs } = useMessages(activityMessages);
  const locale = useLocale();
  const newestFirst = history.map((entry, index) => ({ ...entry, index })).reverse();
  return (
    <ol className="flex flex-col gap-4">
      {newestFirst.map(({ index, at, actor, event, text, amount, failure }) => (
        <li key={index} className="border-l-2 border-line-strong pl-4">
          <p className="font-medium text-strong">
            {event === 'failed' && failure ? states.failedReasons[failure] : t.events[event]}
            {amount !== null && <span className="tabular"> {moneyText(amount, currency, locale)}</span>}
          </p>
          {event !== 'failed' && failure && <p className="text-body">{states.failedReasons[failure]}</p>}
          {text && <p className="whitespace-pre-line break-words text-body">{text}</p>}
          <p className="text-small text-muted">
            <time dateTime={at}>{momentText(at, locale)}</time> ·{' '}
            {actor === null ? t.byShop : actorText(actor, programs)}
          </p>
        </li>
      ))}
    </ol>
  );
}
