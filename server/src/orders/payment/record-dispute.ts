import { dayText } from '@vitrine/contract/text/number-text.ts';
import { queueStoreMail } from '../../mail/mail.ts';
import { disputeMessages } from '../../messages/en/dispute.ts';
import { noticeMessages } from '../../messages/en/notice.ts';
import { translate } from '../../messages/translate.ts';
import type { ProviderDispute } from '../../payments/payments.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { formatMoney } from '../../platform/money.ts';
import { storeOfOrder } from '../mail/order-mail.ts';
import { orderButton } from '../mail/order-notice.ts';
import { orderNumber } from '../order-number.ts';
import { lockOrder, type OrderRow } from '../orders-repository.ts';
import type { PaymentServices } from './payment-services.ts';
import { type AttemptRow, type DisputeRow, saveDispute } from './payments-repository.ts';

/** Saves the latest state of a dispute, and mails the merchant when it begins and when it ends. */
export async function recordDispute(
  services: PaymentServices,
  { orderId, provider }: AttemptRow,
  { at, dueBy, ...dispute }: ProviderDispute,
): Promise<void> {
  const moment = new Date(at);
  await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const saved = await saveDispute(tx, {
      ...dispute,
      provider,
      orderId,
      dueBy: dueBy === null ? null : new Date(dueBy),
      openedAt: moment,
      updatedAt: moment,
    });
    if (saved) await mailDispute(tx, services, order, saved);
  });
  services.log('payment disputed', { orderId, provider, dispute: dispute.reference, state: dispute.state });
}

/** One mail when a dispute begins and one when it ends. */
async function mailDispute(
  tx: Tx,
  services: Pick<PaymentServices, 'now' | 'shopUrl'>,
  order: OrderRow,
  { reference, state, amount, currency, reason, dueBy }: DisputeRow,
): Promise<void> {
  const store = await storeOfOrder(tx, order);
  await queueStoreMail(tx, { ...services, store }, 'orders', (language) => {
    const messages = translate(disputeMessages, language);
    const phase = state === 'review' ? 'open' : state;
    const day = (date: Date) => dayText(date, language);
    return {
      key: `dispute-${phase} ${reference}`,
      subject: messages[phase].subject(orderNumber(order)),
      heading: messages[phase].heading,
      blocks: [
        { kind: 'text', text: messages[phase].text },
        {
          kind: 'facts',
          rows: [
            { label: messages.order, value: orderNumber(order) },
            { label: messages.amount, value: formatMoney(amount, currency, language) },
            { label: messages.reason, value: reason },
            ...(dueBy && phase === 'open' ? [{ label: messages.dueBy, value: day(dueBy) }] : []),
            { label: messages.reference, value: reference },
          ],
        },
        orderButton(services, order, translate(noticeMessages, language).order.button),
      ],
    };
  });
}
