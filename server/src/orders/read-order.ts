import type { CustomAttribute } from '@vitrine/contract/custom-fields/shown-custom-values.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type {
  listOrders as listShape,
  Order,
  readOwnOrder as ownShape,
  readOrder as shape,
} from '@vitrine/contract/orders/orders-shapes.ts';
import { getSignedInCustomer, viewOrderCustomer } from '../account/account.ts';
import { maxOrderQuantity } from '../cart/cart.ts';
import { findSellables, getCachedProducts } from '../catalog/catalog.ts';
import { findCustomFields, viewAttributes } from '../custom-fields/custom-fields.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { RequestContext } from '../store/store.ts';
import { openOrder } from './open-order.ts';
import { orderInLanguage } from './order-in-language.ts';
import { type OrderDetails, type OrderParts, viewOrder } from './order-view.ts';
import {
  findHistory,
  findOrder,
  findOrderLines,
  findOrdersOf,
  type LineRow,
  type OrderRow,
} from './orders-repository.ts';
import type { OrderServices, PaymentServices } from './payment/payment-services.ts';
import { findAttempts } from './payment/payments-repository.ts';

export async function readOrder(
  ctx: RequestContext & OrderServices,
  { params, query }: Input<typeof shape>,
): Promise<Order> {
  const order = await openOrder(ctx, params.id, query.key);
  const shown = await showOrder(ctx, order);
  // The key gives access to the order, but must not reveal whether its address has an account.
  return order.customerId === ctx.customerId ? shown : { ...shown, customer: { ...shown.customer, id: 0 } };
}

export async function readOwnOrder(
  ctx: RequestContext & OrderServices,
  { params, query }: Input<typeof ownShape>,
): Promise<Order> {
  const order = await findOrder(ctx.db, ctx.store.id, params.id);
  const own = order && order.customerId !== null && order.customerId === ctx.customerId;
  return own ? showOrder(ctx, order, detailsFor(ctx, query)) : throwDomainError('order.not-found');
}

async function showOrder(
  ctx: RequestContext & OrderServices,
  order: OrderRow,
  findDetails?: FindDetails,
): Promise<Order> {
  const [shown] = await showOrders(ctx, [order], ctx.store, { shopper: ctx, findDetails });
  return shown ?? throwDomainError('order.not-found');
}

export async function listOrders(
  ctx: RequestContext & OrderServices,
  { query }: Input<typeof listShape>,
): Promise<ResponseOf<typeof listShape>> {
  const { page, count: size } = query;
  const customerId = ctx.customerId ?? 0;
  const { rows, total } = await findOrdersOf(ctx.db, { storeId: ctx.store.id, customerId, page, size });
  return {
    totalPages: Math.ceil(total / size),
    number: rows.length,
    recordsTotal: total,
    recordsFiltered: total,
    orders: await showOrders(ctx, rows, ctx.store, { shopper: ctx, findDetails: detailsFor(ctx, query) }),
  };
}

type FindDetails = (lines: readonly LineRow[]) => Promise<OrderDetails>;

/** For the orders of the signed-in customer. Products that are not shown any more stay as they were ordered. */
const detailsFor = (
  ctx: RequestContext & OrderServices,
  { short }: { short?: string | undefined },
): FindDetails | undefined =>
  short === 'true'
    ? undefined
    : async (lines) => {
        const products = await getCachedProducts(ctx, [...new Set(lines.map(({ productId }) => productId))]);
        const shown = products.map((part) => part.read()).filter(({ visible }) => visible);
        return {
          customer: viewOrderCustomer(await getSignedInCustomer(ctx)),
          products: new Map(shown.map((product) => [product.id, product])),
        };
      };

/** To a shopper in the language of the page, else in the language each order was placed in. */
export async function showOrders(
  { db, now }: Pick<PaymentServices, 'db' | 'now'>,
  rows: readonly OrderRow[],
  store: OrderParts['store'],
  {
    shopper,
    findDetails,
  }: { readonly shopper?: RequestContext & OrderServices; readonly findDetails?: FindDetails | undefined } = {},
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, history, attempts] = [
    await findOrderLines(db, ids),
    await findHistory(db, ids),
    await findAttempts(db, ids),
  ];
  const sellables = await findSellables(
    db,
    lines.map(({ variantId }) => variantId),
    now,
  );
  const available = new Set(
    [...sellables.values()].filter((one) => maxOrderQuantity(one) > 0).map((one) => one.variantId),
  );
  const more = await findDetails?.(lines);
  const shownFields = shopper ? await viewShownFields(shopper, rows) : undefined;
  return rows.map((order) =>
    viewOrder(
      {
        more,
        store,
        order: shopper ? orderInLanguage(order, shopper) : order,
        fields: shownFields?.get(order.id),
        available,
        lines: lines.filter(({ orderId }) => orderId === order.id),
        history: history.filter(({ orderId }) => orderId === order.id),
        attempt: attempts.findLast(({ orderId }) => orderId === order.id),
      },
      order.language,
    ),
  );
}

/** Values that the merchant shows, by order. */
async function viewShownFields(
  { db, store, language }: RequestContext,
  rows: readonly OrderRow[],
): Promise<Map<number, CustomAttribute[]>> {
  const filled = rows.filter(({ fields }) => Object.keys(fields).length > 0);
  if (filled.length === 0) return new Map();
  const defined = await findCustomFields(db, store.id);
  return new Map(
    filled.map(({ id, fields }) => [id, viewAttributes(defined, 'order', fields, { ...store, language })]),
  );
}
