// The merchant's mails about a dispute, in the first language of the store.
import { queueMail } from '../mail/mail.ts';
import type { Tx } from '../platform/database/database.ts';
import { formatMoney } from '../platform/money.ts';
import { findStores } from '../store/store.ts';
import { disputeMessages } from './dispute-messages.ts';
import type { DisputeRow } from './disputes-repository.ts';
import type { OrderRow } from './orders-repository.ts';
import type { PaymentServices } from './payment-services.ts';

/** One mail when a dispute begins and one when it ends; none when the store has no address. */
export async function mailDispute(
  tx: Tx,
  { now, shopUrl }: Pick<PaymentServices, 'now' | 'shopUrl'>,
  order: OrderRow,
  { reference, state, amount, currency, reason, dueBy }: DisputeRow,
): Promise<void> {
  const store = (await findStores(tx)).find(({ id }) => id === order.storeId);
  if (!store?.email) return;
  const language = store.languages[0] ?? 'en';
  const messages = disputeMessages(language);
  const phase = state === 'review' ? 'open' : state;
  const day = (date: Date) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  await queueMail(
    tx,
    { store, now, shopUrl },
    {
      key: `dispute-${phase} ${reference}`,
      to: store.email,
      language,
      subject: messages[phase].subject(order.id),
      heading: messages[phase].heading,
      blocks: [
        { kind: 'text', text: messages[phase].text },
        {
          kind: 'facts',
          rows: [
            { label: messages.order, value: String(order.id) },
            { label: messages.amount, value: formatMoney(amount, currency, language) },
            { label: messages.reason, value: reason },
            ...(dueBy && phase === 'open' ? [{ label: messages.dueBy, value: day(dueBy) }] : []),
            { label: messages.reference, value: reference },
          ],
        },
      ],
    },
  );
}
