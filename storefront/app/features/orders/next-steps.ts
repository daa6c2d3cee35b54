import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { formatDay } from '../../format/values.ts';
import type { Language } from '../../i18n/language.ts';
import type { OrderMessages } from '../../messages/en/orders.ts';

interface NextStep {
  title: string;
  when: string;
}

type Facts = Pick<Order, 'datePurchased' | 'expectedDelivery' | 'paymentStatus' | 'paymentType'>;

/** Lists the next steps, with dates as far as they are known. */
export function nextSteps(order: Facts, t: OrderMessages, language: Language): NextStep[] {
  const isTransfer = order.paymentStatus === 'due' && order.paymentType !== 'COD';
  const packing = formatDay(workingDayAfter(order.datePurchased), language);
  return [
    { title: t.stepOrdered, when: formatDay(order.datePurchased.slice(0, 10), language) },
    isTransfer
      ? { title: t.stepPackPaid, when: t.stepTransfer }
      : { title: t.stepPack, when: packing && t.from(packing) },
    {
      title: t.stepArrive,
      when: order.expectedDelivery ? t.deliveryBy(formatDay(order.expectedDelivery, language)) : '',
    },
  ];
}

/** Orders are not packed on Saturdays and Sundays. */
export function workingDayAfter(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return '';
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() % 6 === 0);
  return day.toISOString().slice(0, 10);
}
