import type { Input } from '@vitrine/contract/endpoint.ts';
import type { exportOrders as shape } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { findCustomFields, nameOfField, viewCustomValues } from '../../custom-fields/custom-fields.ts';
import { listColumnMessages } from '../../messages/en/list-columns.ts';
import { translate } from '../../messages/translate.ts';
import type { OpenRequest } from '../../platform/http/mount-staff.ts';
import { csvAmount, sendCsv } from '../../platform/text/write-csv.ts';
import { type CommandContext, getOwnStore } from '../../store/store.ts';
import type { StaffOrderServices } from './order-for-staff.ts';
import { searchOrders } from './search-orders.ts';
import { findOrdersByIds } from './staff-orders-repository.ts';

/** The orders of a search as a table, with a column for each field that the merchant has defined for orders. */
export async function exportOrders(
  ctx: CommandContext & StaffOrderServices & OpenRequest,
  query: Input<typeof shape>['query'],
): Promise<AsyncIterable<Uint8Array>> {
  const { columns, yes, no } = translate(listColumnMessages, ctx.language);
  const store = await getOwnStore(ctx);
  const reader = { ...store, language: ctx.language };
  const fields = (await findCustomFields(ctx.db, store.id)).filter(({ subject }) => subject === 'order');
  return sendCsv(ctx, {
    name: 'orders',
    columns: [...Object.values(columns.orders), ...fields.map((field) => nameOfField(field, reader))],
    load: async (page) => {
      const found = await searchOrders(ctx, { ...query, ...page });
      const ids = found.items.map(({ id }) => id);
      const rows = fields.length > 0 ? await findOrdersByIds(ctx.db, store.id, ids) : [];
      const values = new Map(rows.map((row) => [row.id, row.fields]));
      return { ...found, items: found.items.map((order) => ({ ...order, values: values.get(order.id) ?? {} })) };
    },
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
        ...fields.map((field) => viewCustomValues([field], { subject: 'order' }, order.values, reader)[0]?.text ?? ''),
      ],
    ],
  });
}
