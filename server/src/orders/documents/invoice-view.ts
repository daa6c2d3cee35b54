// Describes the invoice of an order, in the order's language.

import type { CustomField } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { totalName } from '@vitrine/contract/orders/total-name.ts';
import { dayText } from '@vitrine/contract/text/number-text.ts';
import { viewCustomValues } from '../../custom-fields/custom-fields.ts';
import { invoiceMessages } from '../../messages/en/invoice.ts';
import { translate } from '../../messages/translate.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { formatMoney, toMinorRounded } from '../../platform/money.ts';
import { addressLines, hasSeller, type RequestContext, readerOf, storeAddressLines } from '../../store/store.ts';
import { orderNumber } from '../order-number.ts';
import type { HistoryRow, InvoiceRow, LineRow, OrderRow } from '../orders-repository.ts';

export interface InvoiceSheet {
  readonly fileName: string;
  readonly language: string;
  readonly title: string;
  readonly shop: string;
  readonly issuedAt: Date;
  /** Label and value. */
  readonly facts: readonly (readonly [string, string])[];
  /** A heading and the lines under it. */
  readonly parties: readonly (readonly [string, readonly string[]])[];
  readonly columns: readonly [string, string, string, string];
  readonly rows: readonly InvoiceLine[];
  readonly totals: readonly (readonly [string, string])[];
  readonly grandTotal: readonly [string, string];
}

export interface InvoiceLine {
  readonly name: string;
  /** SKU and options, and below them a line for each field that the merchant has chosen. */
  readonly details: string;
  readonly quantity: string;
  readonly unit: string;
  readonly amount: string;
}

/** Orders that await payment, have failed or were canceled before payment have no invoice. */
export const hasInvoice = ({ state, paid }: Pick<OrderRow, 'state' | 'paid'>): boolean =>
  state === 'placed' || state === 'paid' || state === 'shipped' || state === 'refunded' || paid > 0;

/** Before an invoice gets its number. */
export function throwUnlessSeller(store: InvoiceParts['store']): void {
  if (!hasSeller(store)) throwDomainError('invoice.no-seller');
}

interface InvoiceParts {
  readonly store: Pick<
    RequestContext['store'],
    | 'name'
    | 'address'
    | 'postalCode'
    | 'city'
    | 'state'
    | 'country'
    | 'email'
    | 'phone'
    | 'vatNumber'
    | 'languages'
    | 'currency'
  >;
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  readonly invoice: Pick<InvoiceRow, 'number' | 'issuedAt'>;
  readonly history: readonly Pick<HistoryRow, 'at' | 'after'>[];
  readonly customFields: readonly CustomField[];
}

export function describeInvoice(parts: InvoiceParts): InvoiceSheet {
  const { store, order, lines, invoice, customFields } = parts;
  const { language, currency } = order;
  const t = translate(invoiceMessages, language);
  const reader = readerOf(store, language);
  const money = (amount: number) => formatMoney(amount, currency, language);
  const day = (date: Date) => dayText(date, language);
  const number = String(invoice.number).padStart(6, '0');
  const grand = order.totals.at(-1);
  const shipped = parts.history.find(({ after }) => after === 'shipped');
  return {
    fileName: `${t.invoice.toLowerCase()}-${number}.pdf`,
    language,
    title: `${t.invoice} ${number}`,
    shop: store.name,
    issuedAt: invoice.issuedAt,
    facts: [
      [t.number, number],
      [t.date, day(invoice.issuedAt)],
      [t.order(orderNumber(order)), `${t.ordered} ${day(order.createdAt)}`],
      ...(shipped ? [[t.shipped, day(shipped.at)] as const] : []),
      [t.payment, order.paid >= order.total ? t.paid(order.paymentName) : t.due(order.paymentName)],
      ...fieldFacts({ store, order, customFields }),
    ],
    parties: [
      [t.seller, sellerLines(store, language)],
      [t.buyer, [...addressLines(order.billingAddress, reader), order.emailAddress]],
      [t.delivery, addressLines(order.deliveryAddress, reader)],
    ],
    columns: [t.item, t.quantity, t.unit, t.amount],
    rows: lines.map((line) => ({
      name: line.name,
      details: [[line.sku, ...line.options.map(labeled)].join(' · '), ...line.onInvoice.map(labeled)].join('\n'),
      quantity: String(line.quantity),
      unit: money(line.unit),
      amount: money(line.subtotal),
    })),
    totals: [
      ...totalsWithNet(order, t.net),
      ...(order.refunded > 0 ? [[t.refunded, money(order.refunded)] as const] : []),
    ],
    grandTotal: grand ? [totalName(grand), grand.total] : ['', ''],
  };
}

/** Everything before the grand total. What is left of it without the taxes stands before them. */
function totalsWithNet({ totals, total, currency, language }: OrderRow, label: string): InvoiceSheet['totals'] {
  const before = totals.slice(0, -1);
  const isTax = ({ code }: OrderRow['totals'][number]) => code.startsWith('order.total.tax');
  const taxes = before.filter(isTax).reduce((sum, { value }) => sum + toMinorRounded(value, currency), 0);
  const first = before.findIndex(isTax);
  return before.flatMap((entry, at) => {
    const shown = [totalName(entry), entry.total] as const;
    return at === first ? [[label, formatMoney(total - taxes, currency, language)] as const, shown] : [shown];
  });
}

const labeled = ({ name, value }: LineRow['onInvoice'][number]): string => `${name}: ${value}`;

/** Fields of the customer stand as they were when the order was placed; staff writes the fields of the order later. */
function fieldFacts({ store, order, customFields }: Pick<InvoiceParts, 'store' | 'order' | 'customFields'>) {
  const { fields, onInvoice, language } = order;
  const mark = { subject: 'order', mark: 'onInvoice' } as const;
  const ofOrder = viewCustomValues(customFields, mark, fields, { ...store, language });
  return [
    ...ofOrder.map(({ name, text }) => [name, text] as const),
    ...onInvoice.map(({ name, value }) => [name, value] as const),
  ];
}

const sellerLines = (store: InvoiceParts['store'], language: string): string[] => {
  const { vatNumber } = translate(invoiceMessages, language);
  const { name, email, phone, vatNumber: number } = store;
  return [
    name,
    ...storeAddressLines(store, language),
    email ?? '',
    phone ?? '',
    number ? vatNumber(number) : '',
  ].filter((line) => line !== '');
};
