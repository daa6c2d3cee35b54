import { printOrders } from '@vitrine/contract/orders/staff-orders.ts';
import { fetchFile, saveFile } from '../../api/files.ts';

export const MAX_PRINTED = 100;

/** Invoices or packing slips of the orders as one PDF. */
export async function printPdf(ids: readonly number[], kind: 'invoice' | 'packing-slip', name: string): Promise<void> {
  saveFile(await fetchFile(printOrders, { body: { ids: [...ids], kind } }), `${name}.pdf`);
}
