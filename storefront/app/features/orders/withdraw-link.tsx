import { hasConsumerLaw } from '@vitrine/contract/address/consumer-law.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { isInTime, lastDayToWithdraw } from '@vitrine/contract/withdrawal/withdrawal-rules.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { useHasCall } from '../../api/absent-calls.ts';
import { formatDay } from '../../format/values.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import type { OrderAccess } from './order-access.ts';

/** Link to the withdrawal form, with the deadline, where the law gives a period and while it lasts. */
export function WithdrawLink({ order, access }: { order: Order; access: OrderAccess }) {
  const language = useLanguage();
  const t = translate(orderMessages, language);
  const hasForm = useHasCall('withdraw');
  const { isOpen, lastDay } = withdrawalPeriod(order, new Date());
  if (!hasForm || !isOpen || !hasConsumerLaw(order.delivery.country)) return null;
  const query = new URLSearchParams({ order: String(order.id), ...(access.key && { key: access.key }) });
  return (
    <div className="no-print">
      <p className="text-second">{lastDay ? t.withdrawUntil(formatDay(lastDay, language)) : t.withdrawLater}</p>
      <LocalLink to={`/withdrawal?${query}`} className={buttonClassName('quiet', '-ml-6')}>
        {t.withdraw}
      </LocalLink>
    </div>
  );
}

/** `lastDay` is null while nothing has been delivered. */
export interface WithdrawalPeriod {
  isOpen: boolean;
  lastDay: string | null;
}

export function withdrawalPeriod(order: Order, now: Date): WithdrawalPeriod {
  // Some API servers send no history.
  const delivered = order.history?.find(({ status }) => status === 'DELIVERED');
  const lastDay = lastDayToWithdraw({
    deliveredAt: delivered?.date ?? null,
    expectedDelivery: order.expectedDelivery ?? null,
  });
  const isOver = order.orderStatus === 'CANCELED' || order.orderStatus === 'REFUNDED';
  return { isOpen: !isOver && isInTime(lastDay, now), lastDay };
}
