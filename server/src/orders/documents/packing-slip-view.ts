// Describes the packing slip of an order, in the language of staff. It has no prices: the parcel may be a present.

import { dayText } from '@vitrine/contract/text/number-text.ts';
import { packingSlipMessages } from '../../messages/en/packing-slip.ts';
import { translate } from '../../messages/translate.ts';
import { addressLines, readerOf, type StoreRow } from '../../store/store.ts';
import { orderedName } from '../lines-for-staff.ts';
import { orderNumber } from '../order-number.ts';
import type { LineRow, OrderRow } from '../orders-repository.ts';
import type { Document, Heading, Parties } from './draw-document.ts';

export interface PackingSlip extends Document, Heading, Parties {
  readonly columns: readonly [sku: string, item: string, quantity: string];
  readonly rows: readonly {
    readonly sku: string;
    readonly name: string;
    /** Options, or all words of the order where the store has others. */
    readonly details: string;
    readonly quantity: string;
  }[];
}

export function describePackingSlip(
  store: Pick<StoreRow, 'name' | 'country'>,
  /** In the language of staff. */
  order: OrderRow,
  lines: readonly (LineRow & { readonly storeName: string | null })[],
  now: Date,
): PackingSlip {
  const { language } = order;
  const t = translate(packingSlipMessages, language);
  return {
    language,
    title: `${t.packingSlip} ${orderNumber(order)}`,
    shop: store.name,
    issuedAt: now,
    facts: [
      [t.order(orderNumber(order)), `${t.ordered} ${dayText(order.createdAt, language)}`],
      [t.delivery, order.deliveryName],
      ...(order.comments ? [[t.note, order.comments] as const] : []),
    ],
    parties: [[t.recipient, addressLines(order.deliveryAddress, readerOf(store, language))]],
    columns: [t.sku, t.item, t.quantity],
    rows: lines.map((line) => ({
      sku: line.sku,
      name: line.storeName ?? line.name,
      details: line.storeName
        ? t.orderedAs(orderedName(line))
        : line.options.map((option) => `${option.name}: ${option.value}`).join(' · '),
      quantity: String(line.quantity),
    })),
  };
}
