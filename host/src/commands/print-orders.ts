import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import type { ArchivedSummary, OrderSummary, RefundSummary, StaffOrder } from '@vitrine/server';
import { printable, textTable } from '../text-table.ts';

const formatMinute = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');

export function orderTable(orders: readonly OrderSummary[]): string[] {
  if (orders.length === 0) return ['No orders yet.'];
  const rows = orders.map(({ number, date, state, payment, withdrawal, name, emailAddress, total }) => [
    printable(number),
    formatMinute(date),
    state,
    payment,
    withdrawal ?? '-',
    total,
    printable(name),
    printable(emailAddress),
  ]);
  return textTable(['Order', 'Placed (UTC)', 'State', 'Payment', 'Withdrawal', 'Total', 'Name', 'Email'], rows);
}

export function archiveTable(orders: readonly ArchivedSummary[]): string[] {
  if (orders.length === 0) return ['No orders of another shop were imported.'];
  const rows = orders.map(({ number, date, status, name, emailAddress, total }) => [
    printable(number),
    formatMinute(date),
    status ?? '-',
    total,
    printable(name),
    printable(emailAddress ?? '-'),
  ]);
  return textTable(['Order', 'Placed (UTC)', 'Status', 'Total', 'Name', 'Email'], rows);
}

export function refundTable(refunds: readonly RefundSummary[]): string[] {
  if (refunds.length === 0) return ['Every refund is done.'];
  const rows = refunds.map(({ orderId, amount, state, owedSince, tries, nextTry, lastError }) => [
    String(orderId),
    amount,
    state,
    formatMinute(owedSince),
    String(tries),
    nextTry ? formatMinute(nextTry) : '-',
    printable(lastError ?? ''),
  ]);
  return textTable(['Order', 'Amount', 'State', 'Since (UTC)', 'Tries', 'Next try (UTC)', 'Reason'], rows);
}

const refundLine = ({ amount, state, owedSince, lastError, lines }: RefundSummary): string =>
  [
    `${formatMinute(owedSince)}  Refund of ${amount}: ${state}${lastError ? ` (${printable(lastError)})` : ''}`,
    ...lines.map((line) => `${printable(line.sku)} ${line.amount}`),
  ].join(', ');

const disputeLine = ({ openedAt, amount, state, reason, dueBy, reference }: StaffOrder['disputes'][number]): string =>
  `${formatMinute(openedAt)}  Dispute of ${amount}: ${state}, ${printable(reason)}${dueBy ? `, answer by ${formatMinute(dueBy)}` : ''} (${printable(reference)})`;

const withdrawalLine = ({
  id,
  receivedAt,
  lines,
  isInTime,
  isOpen,
  refundBy,
}: StaffOrder['withdrawals'][number]): string => {
  const goods = lines.map(printable).join('; ') || 'the whole order';
  const facts = [isOpen ? 'not settled' : 'settled', isInTime ? 'in time' : 'late'];
  if (isOpen) facts.push(`pay back by ${refundBy}`);
  return `${formatMinute(new Date(receivedAt))}  Withdrawal ${id} from ${goods}: ${facts.join(', ')}`;
};

export function orderDetails({ order, refunds, disputes, withdrawals }: StaffOrder): string[] {
  const { delivery, billing } = order;
  const field = (name: string, value: string | null) => (value ? [`${name.padEnd(10)} ${printable(value)}`] : []);
  return [
    `Order ${printable(order.number ?? String(order.id))}`,
    '',
    ...field('Placed', formatMinute(new Date(order.datePurchased))),
    ...field('Status', `${order.orderStatus}, payment ${order.paymentStatus} (${order.paymentName})`),
    ...field('Email', order.customer.emailAddress),
    ...field('Phone', delivery.phone),
    ...field('Deliver to', formatAddress(delivery)),
    ...field('Bill to', formatAddress(billing)),
    ...field('Delivery', order.shippingName),
    ...field('Tracking', order.tracking && [order.tracking.number, order.tracking.url].filter(Boolean).join(' ')),
    ...field('Note', order.comments),
    '',
    ...textTable(
      ['Quantity', 'SKU', 'Name', 'Unit price', 'Total'],
      order.products.map((line) => [
        String(line.orderedQuantity),
        line.sku,
        printable([line.productName, ...line.attributes.map(({ attributeValue }) => attributeValue)].join(', ')),
        line.price,
        line.subTotal,
      ]),
    ),
    '',
    ...order.totals.map(({ title, total }) => `${title.padEnd(24)} ${total}`),
    '',
    ...order.history.map(({ date, comment }) => `${formatMinute(new Date(date))}  ${comment ?? ''}`),
    ...refunds.map(refundLine),
    ...disputes.map(disputeLine),
    ...withdrawals.map(withdrawalLine),
  ];
}

const formatAddress = (address: Order['delivery']): string =>
  [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address,
    address.address2,
    `${address.postalCode} ${address.city}`,
    address.provinceName,
    address.countryName,
  ]
    .filter(Boolean)
    .join(', ');
