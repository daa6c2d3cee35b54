import type { Input } from '@vitrine/contract/endpoint.ts';
import type { exportOrders as shape } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { listColumnMessages } from '../../messages/en/list-columns.ts';
import { translate } from '../../messages/translate.ts';
import type { OpenRequest } from '../../platform/http/mount-staff.ts';
import { csvAmount, sendCsv } from '../../platform/text/csv-list.ts';
import type { CommandContext } from '../../store/store.ts';
import type { StaffOrderServices } from './order-for-staff.ts';
import { searchOrders } from './search-orders.ts';

/** The orders of a search as a table. */
export async function exportOrders(
  ctx: CommandContext & StaffOrderServices & OpenRequest,
  query: Input<typeof shape>['query'],
): Promise<AsyncIterable<Uint8Array>> {
  const { columns, yes, no } = translate(listColumnMessages, ctx.language);
  return sendCsv(ctx, {
    name: 'orders',
    columns: Object.values(columns.orders),
    load: (page) => searchOrders(ctx, { ...query, ...page }),
    rowsOf: (order) => [
      [
        order.number,
        order.date,
        order.state,
        order.payment,
        order.paymentName,
        order.customer,
        order.email,
        order.country,
        String(order.items),
        csvAmount(order.total, ctx.language),
        order.currency,
        order.delivery,
        order.hasNote ? yes : no,
        order.withdrawal ?? '',
      ],
    ],
  });
}
