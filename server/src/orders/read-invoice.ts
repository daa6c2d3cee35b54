import type { Input } from '@vitrine/contract/endpoint.ts';
import type { readOwnInvoice as ownShape, readInvoice as shape } from '@vitrine/contract/orders-shapes.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { refuse } from '../platform/refusal.ts';
import { drawInvoice } from './draw-invoice.ts';
import { findOrIssueInvoice } from './invoice-repository.ts';
import { describeInvoice, hasInvoice } from './invoice-view.ts';
import { openOrder } from './open-order.ts';
import { findOrder, findOrderLines, type OrderRow } from './orders-repository.ts';
import type { OrdersVisit } from './orders-visit.ts';

export async function readInvoice(
  visit: OrdersVisit,
  { params, query }: Input<typeof shape>,
): Promise<Uint8Array<ArrayBuffer>> {
  return write(visit, await openOrder(visit, params.id, query.key));
}

export async function readOwnInvoice(
  visit: OrdersVisit,
  { params }: Input<typeof ownShape>,
): Promise<Uint8Array<ArrayBuffer>> {
  const order = await findOrder(visit.db, visit.store.id, params.id);
  const own = order && order.customerId !== null && order.customerId === visit.customerId;
  return own ? write(visit, order) : refuse('order.not-found');
}

async function write(visit: OrdersVisit, order: OrderRow): Promise<Uint8Array<ArrayBuffer>> {
  if (!hasInvoice(order)) return refuse('invoice.not-yet');
  const invoice = await inTransaction(visit.db, (tx) => findOrIssueInvoice(tx, order, visit.now));
  const lines = await findOrderLines(visit.db, [order.id]);
  const sheet = describeInvoice({ store: visit.store, order, lines, invoice });
  visit.setHeader('content-disposition', `attachment; filename="${sheet.fileName}"`);
  visit.answerAs('application/pdf');
  return drawInvoice(sheet);
}
