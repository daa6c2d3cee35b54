import type { Input } from '@vitrine/contract/endpoint.ts';
import type { readOwnInvoice as ownShape, readInvoice as shape } from '@vitrine/contract/orders/orders-shapes.ts';
import { findCustomFields } from '../../custom-fields/custom-fields.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { RequestContext } from '../../store/store.ts';
import { openOrder } from '../open-order.ts';
import { findHistory, findOrder, findOrderLines, findOrIssueInvoice, type OrderRow } from '../orders-repository.ts';
import type { OrderServices } from '../payment/payment-services.ts';
import { findDocumentLook } from './draw-document.ts';
import { drawInvoices } from './draw-invoice.ts';
import { describeInvoice, hasInvoice, throwUnlessSeller } from './invoice-view.ts';

export async function readInvoice(
  ctx: RequestContext & OrderServices,
  { params, query }: Input<typeof shape>,
): Promise<Uint8Array<ArrayBuffer>> {
  return createInvoicePdf(ctx, await openOrder(ctx, params.id, query.key));
}

export async function readOwnInvoice(
  ctx: RequestContext & OrderServices,
  { params }: Input<typeof ownShape>,
): Promise<Uint8Array<ArrayBuffer>> {
  const order = await findOrder(ctx.db, ctx.store.id, params.id);
  const own = order && order.customerId !== null && order.customerId === ctx.customerId;
  return own ? createInvoicePdf(ctx, order) : throwDomainError('order.not-found');
}

async function createInvoicePdf(
  ctx: RequestContext & OrderServices,
  order: OrderRow,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!hasInvoice(order)) return throwDomainError('invoice.not-yet');
  throwUnlessSeller(ctx.store);
  const invoice = await inTransaction(ctx.db, (tx) => findOrIssueInvoice(tx, order, ctx.now));
  const lines = await findOrderLines(ctx.db, [order.id]);
  const customFields = await findCustomFields(ctx.db, ctx.store.id);
  const history = await findHistory(ctx.db, [order.id]);
  const sheet = describeInvoice({ store: ctx.store, order, lines, invoice, history, customFields });
  ctx.setHeader('content-disposition', `attachment; filename="${sheet.fileName}"`);
  ctx.respondAs('application/pdf');
  return drawInvoices([sheet], await findDocumentLook(ctx.db, ctx.store));
}
