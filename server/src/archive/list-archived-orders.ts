import type { ArchivedOrder, listArchivedOrders as shape } from '@vitrine/contract/archive/archive-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { toMajor } from '../platform/money.ts';
import type { RequestContext } from '../store/store.ts';
import { type ArchivedDetails, type ArchivedOrderRow, findArchivedOrders } from './archive-repository.ts';

export async function listArchivedOrders(
  { db, store, customerId }: RequestContext,
  { query }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { page, count: size } = query;
  const customer = { id: customerId ?? 0, storeId: store.id };
  const { rows, total } = await findArchivedOrders(db, customer, { page, size });
  return {
    totalPages: Math.ceil(total / size),
    number: rows.length,
    recordsTotal: total,
    recordsFiltered: total,
    orders: rows.map(viewArchivedOrder),
  };
}

function viewArchivedOrder({ number, status, currency, details }: ArchivedOrderRow): ArchivedOrder {
  const amount = (minor: number) => toMajor(minor, currency);
  return {
    number,
    datePurchased: details.day,
    status,
    currency,
    discount: amount(details.discount),
    shipping: amount(details.delivery),
    tax: amount(addedTax(details)),
    total: amount(details.total),
    refunded: amount(details.refunded),
    products: details.lines.map(({ sku, name, quantity, unit }, index) => ({
      id: index + 1,
      sku,
      name,
      quantity,
      price: amount(unit),
    })),
  };
}

/** The previous shop tells the taxes of an order, but not whether its prices included them. */
const addedTax = ({ subtotal, delivery, tax, total }: ArchivedDetails): number =>
  subtotal + delivery + tax === total ? tax : 0;
