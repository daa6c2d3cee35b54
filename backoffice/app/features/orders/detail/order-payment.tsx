import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { momentText } from '../../../format/moment.ts';
import { isZero, moneyText } from '../../../format/money.ts';
import { actorText } from '../../../format/names.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { activityMessages } from '../../../messages/en/history.ts';
import { orderMessages } from '../../../messages/en/orders.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Block } from '../../../ui/section.tsx';
import { PaymentBadge } from '../order-badge.tsx';

const tones: Record<StaffOrder['refunds'][number]['state'], BadgeTone> = {
  waiting: 'warn',
  pending: 'info',
  done: 'success',
  failed: 'error',
};

/** The amounts that were paid, that were refunded, and that can still be refunded. */
export function OrderPayment({ order }: { order: StaffOrder }) {
  const t = useMessages(orderMessages);
  const { programs } = useMessages(activityMessages);
  const locale = useLocale();
  const money = (amount: string) => moneyText(amount, order.currency, locale);
  return (
    <Block
      title={t.payment}
      end={
        <span className="mr-2 self-center">
          <PaymentBadge payment={order.payment} state={order.state} />
        </span>
      }
    >
      <p className="text-strong">{order.paymentName}</p>
      <dl className="tabular mt-2 flex flex-col gap-1 text-small">
        <Row name={t.paid} amount={money(order.paid)} />
        {!isZero(order.refunded) && <Row name={t.refunded} amount={money(order.refunded)} />}
        {!isZero(order.paid) && <Row name={t.rest} amount={money(order.refundable)} />}
      </dl>
      {order.refunds.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-sans font-medium text-strong">{t.refunds}</h3>
          <ul className="flex flex-col gap-3 text-small">
            {order.refunds.map((refund) => (
              <li key={`${refund.since} ${refund.amount}`}>
                <p className="flex flex-wrap items-center justify-between gap-2">
                  <span className="tabular font-medium text-strong">{money(refund.amount)}</span>
                  <Badge tone={tones[refund.state]}>{t.refundStates[refund.state]}</Badge>
                </p>
                <p className="text-muted">
                  {momentText(refund.since, locale)} ·{' '}
                  {refund.actor === null ? t.byShop : actorText(refund.actor, programs)}
                </p>
                {refund.lines.length > 0 && (
                  <p className="text-second">
                    {refund.lines
                      .map(({ sku, restocked }) => (restocked > 0 ? `${sku} (+${restocked})` : sku))
                      .join(', ')}
                  </p>
                )}
                {refund.reason && <p className="break-words text-second">{refund.reason}</p>}
                {refund.error && <p className="font-medium text-error">{refund.error}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Block>
  );
}

const Row = ({ name, amount }: { name: string; amount: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-second">{name}</dt>
    <dd className="text-strong">{amount}</dd>
  </div>
);
