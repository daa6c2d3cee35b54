// Mails to the merchant about orders, each queued in the transaction that causes it.

import { dayText } from '@vitrine/contract/text/number-text.ts';
import { findLowStock, labelVariants } from '../../catalog/catalog.ts';
import {
  backOfficeAddress,
  findStoreRecipient,
  type MailBlock,
  type NewMail,
  queueMail,
  queueStoreMail,
} from '../../mail/mail.ts';
import { noticeMessages } from '../../messages/en/notice.ts';
import { packingSlipMessages } from '../../messages/en/packing-slip.ts';
import { translate } from '../../messages/translate.ts';
import type { Tx } from '../../platform/database/database.ts';
import { formatMoney } from '../../platform/money.ts';
import { languageName, readerOf, type StoreRow } from '../../store/store.ts';
import { findStoreNames, orderedName } from '../lines-for-staff.ts';
import { orderInLanguage } from '../order-in-language.ts';
import { orderNumber } from '../order-number.ts';
import type { LineRow, OrderRow } from '../orders-repository.ts';
import type { PaymentServices } from '../payment/payment-services.ts';
import type { RefundRow } from '../refunds/refunds-repository.ts';
import { confirmationMail, inOneLine, mailLine, type OrderToMail, type Place, storeOfOrder } from './order-mail.ts';

/** The names of payment methods follow from the providers. */
type PlaceOfNotice = Place & Pick<PaymentServices, 'payments'>;

/** The mail about a new order; none when the store has no address. */
async function orderNotice(tx: Tx, place: PlaceOfNotice, placed: OrderToMail): Promise<NewMail[]> {
  const { lines, store } = placed;
  const reader = findStoreRecipient(store, 'orders');
  if (!reader) return [];
  const { language } = reader;
  const words = translate(noticeMessages, language).order;
  const order = orderInLanguage(placed.order, { language, payments: place.payments, store });
  const storeName = await findStoreNames(tx, store, placed.order.language === language ? [] : lines);
  return [
    {
      ...reader,
      key: `order-received ${order.id}`,
      customerId: order.customerId,
      replyTo: order.emailAddress,
      subject: words.subject(orderNumber(order), formatMoney(order.total, order.currency, language)),
      heading: words.heading(orderNumber(order)),
      blocks: [
        { kind: 'text', text: order.due ? words.due(order.paymentName) : words.paid },
        { kind: 'lines', rows: lines.map((line) => lineFor(order, line, storeName(line))) },
        { kind: 'totals', rows: totalsOf(order) },
        {
          kind: 'facts',
          rows: [
            ...factsOf(store, order),
            { label: words.language, value: languageName(placed.order.language, language) },
          ],
        },
        orderButton(place, order, words.button),
        { kind: 'note', text: words.reply },
      ],
    },
  ];
}

/** The SKU, and the words of the customer: the options, or everything where the store has other words. */
function lineFor(order: OrderRow, line: LineRow, storeName: string | null) {
  const { detail, ...shown } = mailLine(order, line);
  const { orderedAs } = translate(packingSlipMessages, order.language);
  const words = storeName === null ? detail : orderedAs(orderedName(line));
  return { ...shown, name: storeName ?? line.name, detail: [line.sku, words].filter(Boolean).join(' · ') };
}

/** Leads staff to the order in the back office. */
export const orderButton = (
  { shopUrl }: Pick<Place, 'shopUrl'>,
  { id }: Pick<OrderRow, 'id'>,
  label: string,
): MailBlock => ({
  kind: 'button',
  label,
  url: backOfficeAddress(shopUrl, `/orders/${id}`),
});

/** As staff counts them: all taxes are one. */
function totalsOf({ subtotal, discount, delivery, tax, total, currency, language }: OrderRow) {
  const words = translate(noticeMessages, language).order;
  const money = (amount: number) => formatMoney(amount, currency, language);
  return [
    { label: words.goods, amount: money(subtotal) },
    ...(discount > 0 ? [{ label: words.discount, amount: money(-discount) }] : []),
    { label: words.delivery, amount: money(delivery) },
    ...(tax > 0 ? [{ label: words.tax, amount: money(tax) }] : []),
    { label: words.total, amount: money(total), strong: true },
  ];
}

function factsOf(store: StoreRow, order: OrderRow) {
  const { language, billingAddress, deliveryAddress } = order;
  const words = translate(noticeMessages, language).order;
  const reader = readerOf(store, language);
  const day = (date: Date) => dayText(date, language);
  return [
    { label: words.date, value: day(order.createdAt) },
    { label: words.customer, value: `${billingAddress.firstName} ${billingAddress.lastName}` },
    { label: words.email, value: order.emailAddress },
    { label: words.phone, value: deliveryAddress.phone ?? billingAddress.phone },
    { label: words.deliveryAddress, value: inOneLine(deliveryAddress, reader) },
    { label: words.billingAddress, value: inOneLine(billingAddress, reader) },
    { label: words.delivery, value: order.deliveryName },
    { label: words.expected, value: day(new Date(order.expectedDelivery)) },
    { label: words.payment, value: order.paymentName },
    { label: words.note, value: order.comments },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** One mail for a variant when it becomes low and one when it is sold out, until new stock has arrived. */
async function noticeLowStock(
  tx: Tx,
  from: Place & { readonly store: StoreRow },
  variantIds: readonly number[],
): Promise<void> {
  const low = variantIds.length > 0 ? await findLowStock(tx, variantIds) : [];
  for (const { variantId, sku, stock, threshold, arrival } of low) {
    await queueStoreMail(tx, from, 'stock', async (language) => {
      const words = translate(noticeMessages, language).stock;
      const label = (await labelVariants(tx, [variantId], { language, fallback: language })).get(variantId);
      const name = label?.name ?? sku;
      const subject = stock === 0 ? words.out(name) : words.low(name, stock);
      return {
        key: `low-stock ${variantId} ${arrival} ${stock === 0 ? 'out' : 'low'}`,
        subject,
        heading: subject,
        blocks: [
          {
            kind: 'facts',
            rows: [
              { label: words.product, value: name },
              { label: words.sku, value: sku },
              { label: words.stock, value: String(stock) },
              { label: words.threshold, value: String(threshold) },
            ],
          },
          ...(label
            ? [
                {
                  kind: 'button' as const,
                  label: words.button,
                  url: backOfficeAddress(from.shopUrl, `/products/${label.productId}`),
                },
              ]
            : []),
        ],
      };
    });
  }
}

/** One mail when the provider refuses a refund for the first time, and one when it has failed for good. */
export async function noticeRefund(
  tx: Tx,
  place: Place,
  order: OrderRow,
  { id, amount, lastError }: Pick<RefundRow, 'id' | 'amount' | 'lastError'>,
  outcome: 'failed' | 'refused',
): Promise<void> {
  const store = await storeOfOrder(tx, order);
  await queueStoreMail(tx, { ...place, store }, 'orders', (language) => {
    const words = translate(noticeMessages, language).refund;
    return {
      key: `refund-${outcome} ${id}`,
      subject: words.subject(orderNumber(order)),
      heading: words.subject(orderNumber(order)),
      blocks: [
        { kind: 'text', text: words[outcome] },
        {
          kind: 'facts',
          rows: [
            { label: words.order, value: orderNumber(order) },
            { label: words.amount, value: formatMoney(amount, order.currency, language) },
            { label: words.reason, value: lastError ?? words.unknown },
          ],
        },
        orderButton(place, order, words.button),
      ],
    };
  });
}

/**
 * Mails a confirmed order to the shopper and to the merchant, in the transaction that confirms it. `variantIds` are those whose stock
 * may have become low.
 */
export async function mailPlacedOrder(
  tx: Tx,
  place: PlaceOfNotice,
  placed: OrderToMail,
  variantIds: readonly number[] = placed.lines.map(({ variantId }) => variantId),
): Promise<void> {
  const { store } = placed;
  const from = { ...place, store };
  await queueMail(tx, from, confirmationMail(place, placed), ...(await orderNotice(tx, place, placed)));
  await noticeLowStock(tx, from, variantIds);
}
