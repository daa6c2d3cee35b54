import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { CircleCheck, Clock, Truck, X } from '@vitrine/ui/icons.ts';
import { grandTotal } from '../../format/totals.ts';
import { formatDay, orderNumberOf } from '../../format/values.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { Picture } from '../../ui/picture.tsx';
import { pictureOf } from './order-items.tsx';
import { stageNow } from './stages.ts';

const mostPictures = 4;

const icons = {
  placed: Clock,
  paymentDue: Clock,
  paid: CircleCheck,
  sent: Truck,
  arrives: Truck,
  canceled: X,
  givenBack: CircleCheck,
};

/** One row of the order list; the whole row is a link. */
export function OrderRow({ order }: { order: Order }) {
  const language = useLanguage();
  const t = translate(orderMessages, language);
  const stage = stageNow(order);
  const Icon = icons[stage];
  return (
    <li>
      <LocalLink
        to={`/order-details/${order.id}`}
        className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 py-4 hover:bg-tint lg:grid-cols-[11rem_10rem_1fr_11rem_7rem] lg:gap-x-6"
      >
        <span className="font-semibold whitespace-nowrap text-strong">{t.number(orderNumberOf(order))}</span>
        <span className="text-right text-small text-second lg:text-left">
          <span className="sr-only">{t.date} </span>
          {formatDay(order.datePurchased.slice(0, 10), language)}
        </span>
        <span aria-hidden className="col-span-2 flex gap-2 lg:col-span-1">
          {order.products.slice(0, mostPictures).map((line) => (
            <Picture key={line.id} className="aspect-4/5 w-12" picture={pictureOf(line)} sizes="48px" />
          ))}
        </span>
        <span className="flex items-center gap-2 text-small font-medium text-strong">
          <Icon size={18} />
          <span className="sr-only">{t.status} </span>
          {t[stage]}
        </span>
        <span className="tabular text-right font-semibold text-strong">
          <span className="sr-only">{t.total} </span>
          {grandTotal(order.totals)?.amount}
        </span>
      </LocalLink>
    </li>
  );
}
