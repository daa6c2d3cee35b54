// The merchant's order commands, as text lines. They run in the process that has the database.
import { parseArgs } from 'node:util';
import type { AdminApi } from '@vitrine/server';
import { orderDetails, orderTable, refundTable } from './print-orders.ts';
import { numberFrom, UnknownCommand } from './unknown-command.ts';

export const ORDER_HELP = `  npm run shop -- orders         list the newest orders.
  npm run shop -- order ID       show one order with its refunds and disputes.
  npm run shop -- refunds        list refunds that are not done: waiting, pending at the provider, or failed.
  npm run shop -- paid ID        mark a bank transfer or cash on delivery as paid.
  npm run shop -- ship ID [--tracking NUMBER] [--url URL]
                                 mark the order as shipped and email the customer.
  npm run shop -- refund ID [--amount 12.50]
                                 refund the payment, in full or in part.
  npm run shop -- cancel ID      cancel the order: return the stock, refund the payment, email the customer.
  npm run shop -- stock SKU N    set the stock of SKU to N.`;

const names = ['orders', 'order', 'refunds', 'paid', 'ship', 'refund', 'cancel', 'stock'];

export const isOrderCommand = (name: string | undefined): boolean => name !== undefined && names.includes(name);

export async function runOrderCommand(adminApi: AdminApi, args: readonly string[]): Promise<string[]> {
  const { positionals, values } = parse(args);
  const [name, first, second, ...rest] = positionals;
  const given = Object.keys(values);
  const allowed = name === 'ship' ? ['tracking', 'url'] : name === 'refund' ? ['amount'] : [];
  if (rest.length > 0 || given.some((option) => !allowed.includes(option))) throw new UnknownCommand();
  if (name === 'orders' && first === undefined) return orderTable(await adminApi.listRecentOrders());
  if (name === 'refunds' && first === undefined) return refundTable(await adminApi.listOpenRefunds());
  if (name === 'stock') return setStock(adminApi, first, second);
  if (second !== undefined) throw new UnknownCommand();
  const id = numberFrom(first);
  if (name === 'order') return orderDetails(await adminApi.showOrder(id));
  if (name === 'paid') {
    await adminApi.receivePayment(id);
    return [`Order ${id} marked as paid.`];
  }
  if (name === 'ship') {
    const tracking = values.tracking === undefined ? null : { number: values.tracking, url: parseUrl(values.url) };
    await adminApi.shipOrder(id, tracking);
    return [`Order ${id} marked as shipped. An email will be sent to the customer.`];
  }
  if (name === 'refund') {
    const amount = await adminApi.refundOrder(id, values.amount ?? null);
    return [`Refund of ${amount} started for order ${id}.`];
  }
  if (name !== 'cancel') throw new UnknownCommand();
  await adminApi.cancelOrder(id);
  return [`Order ${id} canceled. An email will be sent to the customer.`];
}

async function setStock(adminApi: AdminApi, sku: string | undefined, quantity: string | undefined): Promise<string[]> {
  if (sku === undefined || !/^\d{1,7}$/.test(quantity ?? '')) throw new UnknownCommand();
  const before = await adminApi.setStock(sku, Number(quantity));
  return [`Stock of ${sku} set to ${Number(quantity)} (was ${before}).`];
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { tracking: { type: 'string' }, url: { type: 'string' }, amount: { type: 'string' } },
    });
  } catch {
    throw new UnknownCommand();
  }
}

function parseUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^https?:\/\/\S+$/.test(text)) throw new UnknownCommand();
  return text;
}
