import { findCustomFields } from '../../custom-fields/custom-fields.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { type CommandContext, getOwnStore } from '../../store/store.ts';
import { findStoreNames } from '../lines-for-staff.ts';
import { orderInLanguage } from '../order-in-language.ts';
import { findHistory, findOrderLines, findOrIssueInvoice } from '../orders-repository.ts';
import { type StaffOrderServices, throwStepError } from '../staff/order-for-staff.ts';
import { findOrdersByIds } from '../staff/staff-orders-repository.ts';
import { findDocumentLook } from './draw-document.ts';
import { drawInvoices } from './draw-invoice.ts';
import { drawPackingSlips } from './draw-packing-slip.ts';
import { describeInvoice, hasInvoice, throwUnlessSeller } from './invoice-view.ts';
import { describePackingSlip } from './packing-slip-view.ts';

/** Invoices or packing slips of these orders as one PDF, in the given sequence. Invoices are issued when they are missing. */
export async function printOrders(
  ctx: CommandContext & StaffOrderServices,
  ids: readonly number[],
  kind: 'invoice' | 'packing-slip',
): Promise<Uint8Array<ArrayBuffer>> {
  const store = await getOwnStore(ctx);
  const wanted = [...new Set(ids)];
  const found = new Map((await findOrdersByIds(ctx.db, store.id, wanted)).map((order) => [order.id, order]));
  const orders = wanted.map((id) => found.get(id) ?? throwDomainError('order.not-found'));
  const lines = Map.groupBy(await findOrderLines(ctx.db, wanted), ({ orderId }) => orderId);
  const look = await findDocumentLook(ctx.db, store);
  const linesOf = (id: number) => lines.get(id) ?? [];
  if (kind === 'packing-slip') {
    const storeName = await findStoreNames(ctx.db, store, [...lines.values()].flat());
    const slips = orders.map((order) =>
      describePackingSlip(
        store,
        orderInLanguage(order, { ...ctx, store }),
        linesOf(order.id).map((line) => ({ ...line, storeName: storeName(line) })),
        ctx.now,
      ),
    );
    return drawPackingSlips(notEmpty(slips), look);
  }
  const without = orders.find((order) => !hasInvoice(order));
  if (without) return throwStepError(without, 'invoice.none');
  throwUnlessSeller(store);
  const customFields = await findCustomFields(ctx.db, store.id);
  const histories = Map.groupBy(await findHistory(ctx.db, wanted), ({ orderId }) => orderId);
  const sheets = await inTransaction(ctx.db, async (tx) => {
    const issued = [];
    for (const order of orders) {
      const invoice = await findOrIssueInvoice(tx, order, ctx.now);
      issued.push(
        describeInvoice({
          store,
          order,
          lines: linesOf(order.id),
          invoice,
          history: histories.get(order.id) ?? [],
          customFields,
        }),
      );
    }
    return issued;
  });
  return drawInvoices(notEmpty(sheets), look);
}

function notEmpty<T>([first, ...others]: readonly T[]): [T, ...T[]] {
  return first === undefined ? throwDomainError('order.not-found') : [first, ...others];
}
