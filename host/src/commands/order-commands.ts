// The merchant's commands for orders.
import { type OrderState, orderStates } from '@vitrine/server';
import { defineCommand, WrongArgument } from './command.ts';
import { archiveTable, orderDetails, orderTable, refundTable } from './print-orders.ts';
import { amountFrom, dayFrom, orderNumberFrom, urlFrom } from './values.ts';

export const orderCommands = [
  defineCommand({
    name: 'orders',
    options: {
      since: { type: 'string' },
      status: { type: 'string' },
      archived: { type: 'boolean' },
      json: { type: 'boolean' },
    },
    usage: '[--since DAY] [--status STATE,…] [--archived] [--json]',
    help: `list orders, newest first: the last 30, or all since that day or in these states.
States: ${orderStates.join(', ')}.
Withdrawal: whole (do not ship it) or part, while it is not settled.
--archived lists those that were imported from another shop.`,
    run: async (api, { options: { since, status, archived, json } }) => {
      if (archived) {
        if (status !== undefined) throw new WrongArgument('--status does not go with --archived.');
        const archive = await api.listArchive({ since: dayFrom(since) });
        return json ? [JSON.stringify(archive)] : archiveTable(archive);
      }
      const orders = await api.listOrders({ since: dayFrom(since), states: statesFrom(status) });
      return json ? [JSON.stringify(orders)] : orderTable(orders);
    },
  }),
  defineCommand({
    name: 'order',
    words: ['ID'],
    help: 'show one order with its refunds and disputes.',
    run: async (api, { words: [id] }) => orderDetails(await api.showOrder(orderNumberFrom(id))),
  }),
  defineCommand({
    name: 'refunds',
    help: 'list refunds that are not done: waiting, pending at the provider, or failed.',
    run: async (api) => refundTable(await api.listOpenRefunds()),
  }),
  defineCommand({
    name: 'paid',
    words: ['ID'],
    help: 'mark a bank transfer or cash on delivery as paid.',
    run: async (api, { words: [text] }) => {
      const id = orderNumberFrom(text);
      await api.receivePayment(id);
      return [`Order ${id} marked as paid.`];
    },
  }),
  defineCommand({
    name: 'ship',
    words: ['ID'],
    options: { tracking: { type: 'string' }, url: { type: 'string' } },
    usage: '[--tracking NUMBER] [--url URL]',
    help: 'mark the order as shipped and email the customer. Again with another tracking number: correct it.',
    run: async (api, { words: [text], options }) => {
      const id = orderNumberFrom(text);
      const url = urlFrom(options.url);
      if (url !== null && !options.tracking) throw new WrongArgument('--url needs --tracking.');
      const outcome = await api.shipOrder(id, options.tracking ? { number: options.tracking, url } : null);
      return [
        `${outcome === 'shipped' ? `Order ${id} marked as shipped.` : `Tracking number of order ${id} corrected.`} An email will be sent to the customer.`,
      ];
    },
  }),
  defineCommand({
    name: 'note',
    words: ['ID', 'TEXT'],
    help: 'add a note to the order, which only staff sees.',
    run: async (api, { words: [text, note = ''] }) => {
      const id = orderNumberFrom(text);
      if (note.trim() === '' || note.length > 2000) throw new WrongArgument('A note has 1 to 2,000 letters.');
      await api.addOrderNote(id, note.trim());
      return [`Note added to order ${id}.`];
    },
  }),
  defineCommand({
    name: 'refund',
    words: ['ID'],
    options: { amount: { type: 'string' }, line: { type: 'string', multiple: true }, reason: { type: 'string' } },
    usage: '[--amount 12.50] [--line SKU[=12.50]]… [--reason TEXT]',
    help: `refund the payment, in full or in part, or the named lines. A bank transfer or cash is only
recorded: pay it back yourself. The customer gets an email; the reason is for staff.`,
    run: async (api, { words: [text], options: { amount, line = [], reason = null } }) => {
      const id = orderNumberFrom(text);
      const wanted = amount === undefined ? null : amountFrom(amount);
      const refund = await api.refundOrder(id, wanted, line.map(lineFrom), { reason });
      return [
        refund.isRecorded
          ? `Refund of ${refund.amount} recorded for order ${id}. Pay it back to the customer yourself.`
          : `Refund of ${refund.amount} started for order ${id}.`,
      ];
    },
  }),
  defineCommand({
    name: 'cancel',
    words: ['ID'],
    options: { reason: { type: 'string' } },
    usage: '[--reason TEXT]',
    help: 'cancel the order: return the stock, refund the payment, email the customer. The reason is for staff.',
    run: async (api, { words: [text], options: { reason = null } }) => {
      const id = orderNumberFrom(text);
      await api.cancelOrder(id, reason);
      return [`Order ${id} canceled. An email will be sent to the customer.`];
    },
  }),
];

function statesFrom(text: string | undefined): OrderState[] {
  if (text === undefined) return [];
  return text.split(',').map((name) => {
    const state = orderStates.find((known) => known === name.trim());
    if (!state) throw new WrongArgument(`"${name}" is not a state of an order.`);
    return state;
  });
}

/** `MUG=12.50`, or `MUG` for all that is left of the line. */
function lineFrom(text: string): { sku: string; amount: string | null } {
  const end = text.lastIndexOf('=');
  if (end < 0) return { sku: text, amount: null };
  return { sku: text.slice(0, end), amount: amountFrom(text.slice(end + 1)) };
}
