import type { OrderRow } from './orders-repository.ts';

/** How shoppers know the order, such as V-10042. The prefix is kept with the order: a new one changes no number. */
export const orderNumber = ({ id, numberPrefix }: Pick<OrderRow, 'id' | 'numberPrefix'>): string =>
  `${numberPrefix}${id}`;

const LARGEST_ID = 2_147_483_647;

/** The id in what a shopper writes: "V-10042", "No. 10042", "#10042"; 0 when there is none. */
export function orderIdIn(text: string): number {
  const id = Number(/(?<!\d)(\d{1,10})\D*$/.exec(text)?.[1] ?? 0);
  return id <= LARGEST_ID ? id : 0;
}
