import * as endpoints from '@vitrine/contract/orders/staff-orders.ts';
import * as shapes from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { readIdempotencyKey } from '../platform/http/mount.ts';
import type { StaffMount, StaffRequest } from '../platform/http/mount-staff.ts';
import type { CommandContext } from '../store/store.ts';
import { printOrders } from './documents/print-orders.ts';
import { refundOrder } from './refunds/staff-refunds.ts';
import { changeOrderAddress } from './staff/change-order-address.ts';
import { saveOrderFields } from './staff/change-order-fields.ts';
import { countTodo, type Todos } from './staff/count-todo.ts';
import { describeOrder } from './staff/describe-order.ts';
import { exportOrders } from './staff/export-orders.ts';
import type { StaffOrderServices } from './staff/order-for-staff.ts';
import { searchOrders } from './staff/search-orders.ts';
import { addOrderNote, cancelOrder, receivePayment, shipOrder } from './staff/staff-orders.ts';

/** Every step answers with the order as it is then. */
export function mountStaffOrders(
  mount: StaffMount<CommandContext & StaffOrderServices & StaffRequest>,
  others: readonly Todos[],
): void {
  mount(endpoints.countTodo, shapes.countTodo, (ctx) => countTodo(ctx, ctx.staff.permissions, others));
  mount(endpoints.searchOrders, shapes.searchOrders, (ctx, { query }) => searchOrders(ctx, query));
  mount(endpoints.exportOrders, shapes.exportOrders, (ctx, { query }) => exportOrders(ctx, query));
  mount(endpoints.showOrder, shapes.showOrder, (ctx, { params }) => describeOrder(ctx, params.id));
  mount(endpoints.shipOrder, shapes.shipOrder, async (ctx, { params: { id }, body }) => {
    await shipOrder(ctx, id, body.tracking);
    return describeOrder(ctx, id);
  });
  mount(endpoints.refundOrder, shapes.refundOrder, async (ctx, { params: { id }, body }) => {
    const { key, hash } = readIdempotencyKey(ctx, body);
    const request = key === undefined ? undefined : { key, hash };
    await refundOrder(ctx, id, body.amount, body.lines, { reason: body.reason || null, request });
    return describeOrder(ctx, id);
  });
  mount(endpoints.cancelOrder, shapes.cancelOrder, async (ctx, { params: { id }, body }) => {
    await cancelOrder(ctx, id, body.reason || null);
    return describeOrder(ctx, id);
  });
  mount(endpoints.changeOrderAddress, shapes.changeOrderAddress, async (ctx, { params: { id }, body }) => {
    await changeOrderAddress(ctx, id, body.address, body.version);
    return describeOrder(ctx, id);
  });
  mount(endpoints.saveOrderFields, shapes.saveOrderFields, async (ctx, { params: { id }, body }) => {
    await saveOrderFields(ctx, id, body);
    return describeOrder(ctx, id);
  });
  mount(endpoints.receivePayment, shapes.receivePayment, async (ctx, { params: { id } }) => {
    await receivePayment(ctx, id);
    return describeOrder(ctx, id);
  });
  mount(endpoints.addOrderNote, shapes.addOrderNote, async (ctx, { params: { id }, body }) => {
    await addOrderNote(ctx, id, body.text);
    return describeOrder(ctx, id);
  });
  mount(endpoints.printOrders, shapes.printOrders, (ctx, { body }) => {
    ctx.respondAs('application/pdf');
    ctx.setHeader('content-disposition', `attachment; filename="${body.kind}s.pdf"`);
    return printOrders(ctx, body.ids, body.kind);
  });
}
