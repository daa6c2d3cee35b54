// The merchant's commands about orders, said in words and answered in lines. Run in the process that has the database.
import { parseArgs } from 'node:util';
import type { AdminApi } from '@vitrine/server';
import { orderSheet, orderTable, refundTable } from './print-orders.ts';
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

export async function runOrderCommand(door: AdminApi, args: readonly string[]): Promise<string[]> {
  const { positionals, values } = parse(args);
  const [name, first, second, ...rest] = positionals;
  const given = Object.keys(values);
  const allowed = name === 'ship' ? ['tracking', 'url'] : name === 'refund' ? ['amount'] : [];
  if (rest.length > 0 || given.some((option) => !allowed.includes(option))) throw new UnknownCommand();
  if (name === 'orders' && first === undefined) return orderTable(await door.listRecentOrders());
  if (name === 'refunds' && first === undefined) return refundTable(await door.listOpenRefunds());
  if (name === 'stock') return setStock(door, first, second);
  if (second !== undefined) throw new UnknownCommand();
  const id = numberFrom(first);
  if (name === 'order') return orderSheet(await door.showOrder(id));
  if (name === 'paid') {
    await door.receivePayment(id);
    return [`Order ${id} marked as paid.`];
  }
  if (name === 'ship') {
    const tracking = values.tracking === undefined ? null : { number: values.tracking, url: addressFrom(values.url) };
    await door.shipOrder(id, tracking);
    return [`Order ${id} marked as shipped. An email will be sent to the customer.`];
  }
  if (name === 'refund') {
    const amount = await door.refundOrder(id, values.amount ?? null);
    return [`Refund of ${amount} started for order ${id}.`];
  }
  if (name !== 'cancel') throw new UnknownCommand();
  await door.cancelOrder(id);
  return [`Order ${id} canceled. An email will be sent to the customer.`];
}

async function setStock(door: AdminApi, sku: string | undefined, pieces: string | undefined): Promise<string[]> {
  if (sku === undefined || !/^\d{1,7}$/.test(pieces ?? '')) throw new UnknownCommand();
  const before = await door.setStock(sku, Number(pieces));
  return [`Stock of ${sku} set to ${Number(pieces)} (was ${before}).`];
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

function addressFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^https?:\/\/\S+$/.test(text)) throw new UnknownCommand();
  return text;
}
