// Mails about an order, in the language it was placed in. Each is queued in the transaction that causes it, with a
// unique key, so that none is sent twice.

import { readInstructions } from '@vitrine/contract/checkout/payment-instructions.ts';
import { totalName } from '@vitrine/contract/orders/total-name.ts';
import { dayText } from '@vitrine/contract/text/number-text.ts';
import { type MailBlock, type NewMail, pageAddress, queueMail } from '../../mail/mail.ts';
import { type OrderMessages, orderMessages } from '../../messages/en/order.ts';
import { translate } from '../../messages/translate.ts';
import type { Tx } from '../../platform/database/database.ts';
import { formatMoney } from '../../platform/money.ts';
import { addressLines, findStores, readerOf, type StoreRow } from '../../store/store.ts';
import { orderNumber } from '../order-number.ts';
import { findOrderLines, type LineRow, type OrderRow } from '../orders-repository.ts';
import type { PaymentServices } from '../payment/payment-services.ts';

export type Place = Pick<PaymentServices, 'now' | 'shopUrl'>;

/** An order with what its mails need. */
export interface OrderToMail {
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  readonly store: StoreRow;
}

export function confirmationMail(place: Place, { order, lines, store }: OrderToMail): NewMail {
  const words = translate(orderMessages, order.language);
  return mailAbout(store, order, `order-confirmed ${order.id}`, words.confirmed, [
    { kind: 'text', text: order.due ? words.confirmed.due : words.confirmed.paid },
    ...instructionBlocks(order),
    seeOrder(place, order, words.seeOrder),
    { kind: 'lines', rows: lines.map((line) => mailLine(order, line)) },
    {
      kind: 'totals',
      rows: order.totals.map((entry, index) => ({
        label: totalName(entry),
        amount: entry.total,
        strong: index === order.totals.length - 1,
      })),
    },
    { kind: 'facts', rows: factsOf(store, order, words) },
  ]);
}

function instructionBlocks({ instructions }: OrderRow): MailBlock[] {
  if (instructions === null) return [];
  const { text, facts } = readInstructions(instructions);
  return [{ kind: 'text', text }, ...(facts.length > 0 ? [{ kind: 'facts' as const, rows: facts }] : [])];
}

export async function mailFailed(tx: Tx, place: Place, order: OrderRow): Promise<void> {
  const words = translate(orderMessages, order.language);
  await send(tx, place, order, `order-failed ${order.id}`, words.failed, () => [
    { kind: 'text', text: words.failed.text },
    { kind: 'text', text: words.failed.again },
    seeOrder(place, order, words.seeCart),
    { kind: 'note', text: words.failed.note },
  ]);
}

export async function mailShipped(tx: Tx, place: Place, order: OrderRow): Promise<void> {
  const words = translate(orderMessages, order.language);
  const lines = await findOrderLines(tx, [order.id]);
  await send(tx, place, order, `order-shipped ${order.id}`, words.shipped, (store) => [
    { kind: 'text', text: words.shipped.text },
    ...trackingBlocks(order, words),
    seeOrder(place, order, words.seeOrder),
    { kind: 'lines', rows: lines.map((line) => mailLine(order, line)) },
    deliveryAddressBlock(store, order, words),
  ]);
}

/** The tracking number was wrong or missing in the first mail. */
export async function mailTracking(tx: Tx, place: Place, order: OrderRow): Promise<void> {
  const words = translate(orderMessages, order.language);
  await send(tx, place, order, `order-tracking ${order.id} ${place.now.toISOString()}`, words.corrected, () => [
    { kind: 'text', text: words.corrected.text },
    ...trackingBlocks(order, words),
    seeOrder(place, order, words.seeOrder),
  ]);
}

/** Somebody who did not ask for it can object before the parcel leaves. */
export async function mailAddress(tx: Tx, place: Place, order: OrderRow): Promise<void> {
  const words = translate(orderMessages, order.language);
  await send(
    tx,
    place,
    order,
    `order-address ${order.id} ${place.now.toISOString()}`,
    words.addressChanged,
    (store) => [
      { kind: 'text', text: words.addressChanged.text },
      deliveryAddressBlock(store, order, words),
      seeOrder(place, order, words.seeOrder),
      { kind: 'note', text: words.addressChanged.note },
    ],
  );
}

const deliveryAddressBlock = (
  store: StoreRow,
  { deliveryAddress, language }: OrderRow,
  words: OrderMessages,
): MailBlock => ({
  kind: 'facts',
  rows: [{ label: words.deliveryAddress, value: inOneLine(deliveryAddress, readerOf(store, language)) }],
});

function trackingBlocks({ tracking }: OrderRow, words: OrderMessages): MailBlock[] {
  return [
    ...(tracking ? [{ kind: 'facts' as const, rows: [{ label: words.tracking, value: tracking.number }] }] : []),
    ...(tracking?.url ? [{ kind: 'button' as const, label: words.track, url: tracking.url }] : []),
  ];
}

/** The key contains the refunded sum: each further refund sends one mail. */
export async function mailRefunded(tx: Tx, place: Place, order: OrderRow): Promise<void> {
  const words = translate(orderMessages, order.language);
  await send(tx, place, order, `order-refunded ${order.id} ${order.refunded}`, words.refunded, () => [
    {
      kind: 'text',
      text: words.refunded[order.due ? 'outside' : 'text'](formatMoney(order.refunded, order.currency, order.language)),
    },
    seeOrder(place, order, words.seeOrder),
  ]);
}

export async function mailCanceled(tx: Tx, place: Place, order: OrderRow): Promise<void> {
  const words = translate(orderMessages, order.language);
  await send(tx, place, order, `order-canceled ${order.id}`, words.canceled, () => [
    { kind: 'text', text: order.paid > 0 ? words.canceled.paid : words.canceled.unpaid },
    seeOrder(place, order, words.seeOrder),
  ]);
}

/** Anybody may ask for the link of an order, but it goes to the address of the order only. */
export async function mailOrderLink(tx: Tx, place: Place, order: OrderRow): Promise<void> {
  const words = translate(orderMessages, order.language);
  await send(tx, place, order, `order-link ${order.id} ${place.now.getTime()}`, words.link, () => [
    { kind: 'text', text: words.link.text },
    seeOrder(place, order, words.seeOrder),
    { kind: 'note', text: words.link.note },
  ]);
}

interface Words {
  readonly subject: (number: string, store: string) => string;
  readonly heading: string;
}

async function send(
  tx: Tx,
  { now, shopUrl }: Place,
  order: OrderRow,
  key: string,
  words: Words,
  write: (store: StoreRow) => readonly MailBlock[],
): Promise<void> {
  const store = await storeOfOrder(tx, order);
  await queueMail(tx, { store, now, shopUrl }, mailAbout(store, order, key, words, write(store)));
}

function mailAbout(store: StoreRow, order: OrderRow, key: string, words: Words, blocks: readonly MailBlock[]): NewMail {
  const greeting = translate(orderMessages, order.language).greeting(order.billingAddress.firstName);
  return {
    key,
    to: order.emailAddress,
    customerId: order.customerId,
    language: order.language,
    subject: words.subject(orderNumber(order), store.name),
    heading: words.heading,
    blocks: [{ kind: 'text', text: greeting }, ...blocks],
    ...(store.email !== null && { replyTo: store.email }),
  };
}

export async function storeOfOrder(tx: Tx, { id: orderId, storeId }: OrderRow): Promise<StoreRow> {
  const store = (await findStores(tx)).find(({ id }) => id === storeId);
  if (!store) throw new Error(`the store of order ${orderId} is gone`);
  return store;
}

/** Link that opens the order without an account. */
const orderAddress = (shopUrl: string, { id, key, language }: Pick<OrderRow, 'id' | 'key' | 'language'>): string =>
  `${pageAddress(shopUrl, language, `/order-details/${id}`)}?key=${key}`;

const seeOrder = ({ shopUrl }: Place, order: OrderRow, label: string): MailBlock => ({
  kind: 'button',
  label,
  url: orderAddress(shopUrl, order),
});

export const mailLine = (
  { currency, language }: OrderRow,
  { name, options, quantity, subtotal, picture }: LineRow,
) => ({
  name,
  quantity,
  amount: formatMoney(subtotal, currency, language),
  ...(options.length > 0 && { detail: options.map((option) => `${option.name} ${option.value}`).join(', ') }),
  ...(picture && { picture: picture.imageUrl }),
});

function factsOf(store: StoreRow, order: OrderRow, words: OrderMessages) {
  const { language, paymentName, deliveryName, expectedDelivery, comments, createdAt } = order;
  const day = (date: Date) => dayText(date, language);
  const reader = readerOf(store, language);
  return [
    { label: words.order, value: orderNumber(order) },
    { label: words.date, value: day(createdAt) },
    { label: words.payment, value: paymentName },
    { label: words.delivery, value: deliveryName },
    { label: words.expected, value: day(new Date(expectedDelivery)) },
    { label: words.deliveryAddress, value: inOneLine(order.deliveryAddress, reader) },
    { label: words.billingAddress, value: inOneLine(order.billingAddress, reader) },
    ...(comments === null ? [] : [{ label: words.note, value: comments }]),
  ];
}

export const inOneLine = (...shown: Parameters<typeof addressLines>): string => addressLines(...shown).join(', ');
