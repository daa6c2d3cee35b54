import type { TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import type { Image, Product } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { CustomAttribute } from '@vitrine/contract/custom-fields/shown-custom-values.ts';
import type { Order, OrderCustomer, OrderLine } from '@vitrine/contract/orders/orders-shapes.ts';
import { toApiTotals } from '../cart/cart.ts';
import { orderMessages } from '../messages/en/order.ts';
import { translate } from '../messages/translate.ts';
import { formatMoney, toMajor } from '../platform/money.ts';
import { addressLines, hasSeller, readerOf, type StoreRow } from '../store/store.ts';
import { hasInvoice } from './documents/invoice-view.ts';
import { orderNumber } from './order-number.ts';
import { paymentStatus, toApiStatus } from './order-states.ts';
import type { HistoryRow, LineRow, OrderRow } from './orders-repository.ts';
import type { AttemptRow } from './payment/payments-repository.ts';

export interface OrderParts {
  readonly order: OrderRow;
  readonly store: Pick<StoreRow, 'country' | 'name' | 'address'>;
  readonly lines: readonly LineRow[];
  readonly history: readonly HistoryRow[];
  /** The latest payment attempt. */
  readonly attempt: AttemptRow | undefined;
  /** Variants that can be ordered now. */
  readonly available: ReadonlySet<number>;
  /** Values of the merchant's fields that shoppers see. */
  readonly fields?: CustomAttribute[] | undefined;
  /** The fields its customer sees beyond the order itself. */
  readonly more?: OrderDetails | undefined;
}

export interface OrderDetails {
  readonly customer: OrderCustomer;
  /** Products that are shown now, by id. */
  readonly products: ReadonlyMap<number, Product>;
}

/** Everything as it was ordered; only the possible actions are current. Texts are in the language of `order`. */
export function viewOrder(
  { order, store, lines, history, attempt, available, fields = [], more }: OrderParts,
  placedIn: string = order.language,
): Order {
  const { deliveryAddress, billingAddress, currency, emailAddress } = order;
  const totals = toApiTotals(order.totals, currency, order.language);
  const { firstName, lastName } = billingAddress;
  const words = translate(orderMessages, order.language);
  const reader = readerOf(store, order.language);
  return {
    id: order.id,
    number: orderNumber(order),
    datePurchased: order.createdAt.toISOString(),
    orderStatus: toApiStatus(order.state),
    previousOrderStatus: null,
    paymentStatus: paymentStatus(order, attempt?.state === 'pending'),
    currency,
    paymentType: order.paymentType,
    paymentModule: order.provider,
    paymentName: order.paymentName,
    shippingModule: 'customQuotesRules',
    shippingName: order.deliveryName,
    expectedDelivery: order.expectedDelivery,
    customerAgreed: order.agreed,
    confirmedAddress: true,
    comments: order.comments,
    creditCard: null,
    currencyModel: null,
    attributes: order.attributes,
    fields,
    customer: {
      ...more?.customer,
      ...{ id: order.customerId ?? 0, emailAddress, userName: emailAddress, firstName, lastName },
    },
    billing: { ...billingAddress, lines: addressLines(billingAddress, reader) },
    delivery: { ...deliveryAddress, lines: addressLines(deliveryAddress, reader) },
    totals,
    total: grandTotal(totals),
    tax: totals.find(({ module }) => module === 'tax') ?? null,
    shipping: totals.find(({ module }) => module === 'shipping') ?? null,
    refunded: toMajor(order.refunded, currency),
    products: lines.map((line) => viewOrderLine(order, line, available, more?.products.get(line.productId))),
    history: history.map(({ at, after }) => ({
      date: at.toISOString(),
      status: toApiStatus(after),
      comment: words.history[after],
    })),
    tracking: order.tracking,
    payUrl: payUrlOf(order, attempt),
    hasInvoice: hasInvoice(order) && hasSeller(store),
    canRestoreCart: hasEndedUnpaid(order),
    instructions: order.state === 'canceled' ? null : order.instructions,
    language: placedIn,
  };
}

export function viewOrderLine(
  { currency, language }: OrderRow,
  line: LineRow,
  available: ReadonlySet<number>,
  sold?: Product,
): OrderLine {
  const money = (amount: number) => formatMoney(amount, currency, language);
  return {
    id: line.id,
    sku: line.sku,
    productName: line.name,
    orderedQuantity: line.quantity,
    price: money(line.unit),
    subTotal: money(line.subtotal),
    image: line.picture?.imageUrl ?? null,
    attributes: line.options.map(({ name, value }) => ({
      attributeName: name,
      attributePrice: '',
      attributeValue: value,
    })),
    product: {
      ...sold,
      id: line.productId,
      sku: line.sku,
      image: line.picture ?? noPicture(line),
      description: { ...sold?.description, name: line.name, friendlyUrl: line.friendlyUrl },
      available: available.has(line.variantId),
    },
  };
}

/** The payment page, while the payment is open. */
export const payUrlOf = ({ state }: OrderRow, attempt: AttemptRow | undefined): string | null =>
  state === 'awaiting-payment' && attempt?.state === 'open' ? attempt.redirectUrl : null;

export const hasEndedUnpaid = ({ state, paid }: Pick<OrderRow, 'state' | 'paid'>): boolean =>
  (state === 'failed' || state === 'canceled') && paid === 0;

export function grandTotal(totals: readonly TotalEntry[]): TotalEntry {
  const last = totals.at(-1);
  if (!last) throw new Error('an order without a total');
  return last;
}

const noPicture = ({ name }: LineRow): Image => ({
  id: 0,
  imageName: '',
  imageUrl: '',
  externalUrl: null,
  videoUrl: null,
  imageType: 0,
  order: 0,
  defaultImage: true,
  width: 0,
  height: 0,
  alt: name,
});
