import { z } from 'zod';
import { customValuesToSave, editedCustomValues } from '../custom-fields/staff-custom-values-shapes.ts';
import { amount } from '../fields/field-schemas.ts';
import { csvFile, idParams, listOf, listQuery } from '../staff/list-shapes.ts';
import { givenAddress } from './orders-shapes.ts';

const state = z.enum(['awaiting-payment', 'placed', 'paid', 'shipped', 'refunded', 'canceled', 'failed']);
const payment = z.enum(['open', 'pending', 'paid', 'failed', 'due', 'refunded']);
const failure = z
  .enum(['declined', 'canceled', 'expired'])
  .nullable()
  .describe(
    'Why it was not paid: declined by the bank, left by the shopper, or not in time. null: paid, open or unknown',
  );
const day = z.iso.date();

const summary = z.object({
  id: z.int(),
  number: z.string(),
  date: z.string(),
  state,
  payment,
  failure,
  paymentName: z.string(),
  customer: z.string(),
  email: z.string(),
  country: z.string(),
  items: z.int(),
  total: amount,
  currency: z.string(),
  delivery: z.string(),
  hasNote: z.boolean(),
  withdrawal: z
    .enum(['whole', 'part'])
    .nullable()
    .describe('A withdrawal that is not settled: from the whole order, or from some of its goods'),
});
export type OrderSummary = z.output<typeof summary>;

const tracking = z.object({ number: z.string().trim().min(1).max(60), url: z.httpUrl().max(500).nullable() });
const step = z.enum(['ship', 'correct-tracking', 'refund', 'cancel', 'receive-payment', 'change-address']);
export type OrderStep = z.output<typeof step>;

const order = summary.extend({
  ...editedCustomValues,
  customerId: z.int().nullable().describe('The account; null: a guest, or an account that is deleted'),
  phone: z.string().nullable(),
  comment: z.string().nullable().describe('Of the shopper'),
  billingAddress: z.array(z.string()),
  deliveryAddress: z.array(z.string()),
  recipient: givenAddress.describe('The delivery address by field'),
  version: z.string().describe('Of the delivery address: for changeOrderAddress'),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string().describe('As it was ordered, like its options'),
      storeName: z
        .string()
        .nullable()
        .describe('Name and values in the first language of the store, where the order has other words'),
      options: z.array(z.object({ name: z.string(), value: z.string() })),
      image: z.string().nullable(),
      quantity: z.int(),
      price: amount.describe('Of one unit'),
      total: amount.describe('After discounts'),
      refundable: amount,
      restockable: z.int().describe('Pieces that have not gone back to stock'),
    }),
  ),
  totals: z.array(z.object({ name: z.string(), amount: z.string() })),
  paid: amount,
  refunded: amount,
  refundable: amount,
  isRefundRecorded: z.boolean().describe('Paid outside the shop: the merchant pays it back in the same way'),
  tracking: z.object({ number: z.string(), url: z.string().nullable() }).nullable(),
  hasInvoice: z.boolean(),
  language: z.string(),
  steps: z.array(step),
  refunds: z.array(
    z.object({
      amount,
      state: z.enum(['waiting', 'pending', 'done', 'failed']),
      since: z.string(),
      error: z.string().nullable(),
      actor: z.string().nullable().describe('null: the shop'),
      reason: z.string().nullable(),
      lines: z.array(z.object({ sku: z.string(), amount, restocked: z.int() })),
    }),
  ),
  withdrawals: z
    .array(
      z.object({
        id: z.int(),
        receivedAt: z.string(),
        name: z.string(),
        email: z.string(),
        lines: z.array(z.string()).describe('As the shopper named them; none: the whole order'),
        remark: z.string().nullable(),
        isInTime: z.boolean(),
        isOpen: z.boolean().describe('Not settled by a cancellation or a refund'),
        refundBy: day.describe('The last day to pay back, unless the goods are still awaited'),
      }),
    )
    .describe('Oldest first'),
  history: z.array(
    z.object({
      at: z.string(),
      actor: z.string().nullable().describe('null: the shop or the shopper'),
      event: z
        .enum([...state.options, 'payment', 'note', 'tracking', 'refund', 'cancel', 'address', 'fields', 'withdrawal'])
        .describe('A state that the order reached, or a step that left it in its state'),
      text: z.string().nullable().describe('A note, a reason, a tracking number, or what was changed'),
      amount: amount.nullable().describe('Of a refund'),
      failure,
    }),
  ),
});
export type StaffOrder = z.output<typeof order>;

const count = z.int().nullable().describe('null: not for the role of the caller');
const sold = z.object({ orders: z.int(), total: amount });
const todoCounts = z.object({
  toShip: count,
  transfersAwaited: count,
  refundsOwed: count,
  reviewsWaiting: count,
  messagesOfWeek: count.describe('Received in the last seven days'),
  withdrawnOrders: count.describe('Orders with a withdrawal that is not settled'),
  withdrawals: count.describe('Of the last 30 days, with a number or an address that belongs to no order'),
  lowStock: count.describe('Variants at or below the threshold of their product'),
  unpaidLong: count.describe('Awaited payments of orders until overdueUntil'),
  overdueUntil: day.describe('Three days ago in the time zone of the store'),
  soldOut: count.describe('Visible products of which a variant is sold out'),
  withoutPrice: count.describe('Visible products that cost nothing in one of their forms'),
  withoutPicture: count.describe('Visible products without a picture'),
  failedMails: count.describe('Given up in the last 30 days'),
  demoSettings: count.describe(
    'Name, address, telephone and email that are those of the demo shop, once money was taken',
  ),
  sales: z
    .object({
      currency: z.string(),
      today: sold.describe('Since midnight in the time zone of the store'),
      sameWeekday: sold.describe('A week ago, until the same time of day'),
      days: z.array(sold.extend({ day })).describe('The last 14 days in the time zone of the store, today at the end'),
    })
    .nullable(),
});
export type TodoCounts = z.output<typeof todoCounts>;

export const countTodo = { response: todoCounts };
const orderFilters = {
  q: z.string().max(200).optional().describe('Number, name, e-mail address or SKU'),
  state: state.optional(),
  work: z.enum(['to-ship', 'transfers', 'refunds', 'withdrawals']).optional().describe('As counted by countTodo'),
  from: day.optional(),
  until: day.optional(),
};
export const searchOrders = { query: z.object({ ...listQuery, ...orderFilters }), response: listOf(summary) };
export const exportOrders = { query: z.object(orderFilters), response: csvFile };
export const showOrder = { params: idParams, response: order };
export const shipOrder = { params: idParams, body: z.object({ tracking: tracking.nullable() }), response: order };
export const refundOrder = {
  params: idParams,
  body: z.object({
    amount: amount.nullable().describe('null with no lines: everything that is left'),
    lines: z
      .array(
        z.object({
          sku: z.string().max(200),
          amount: amount.nullable(),
          restock: z.int().min(0).max(1_000_000).default(0),
        }),
      )
      .max(200)
      .default([]),
    reason: z.string().trim().max(500).nullable().describe('For staff'),
  }),
  response: order,
};
export const cancelOrder = {
  params: idParams,
  body: z.object({ reason: z.string().trim().max(500).nullable() }),
  response: order,
};
export const changeOrderAddress = {
  params: idParams,
  body: z.object({ version: z.string().max(50), address: givenAddress }),
  response: order,
};
export const saveOrderFields = { params: idParams, body: customValuesToSave, response: order };
export const receivePayment = { params: idParams, response: order };
export const addOrderNote = {
  params: idParams,
  body: z.object({ text: z.string().trim().min(1).max(2000) }),
  response: order,
};
export const printOrders = {
  body: z.object({ ids: z.array(idParams.shape.id).min(1).max(100), kind: z.enum(['invoice', 'packing-slip']) }),
  response: z.instanceof(Uint8Array).describe('application/pdf'),
};
