import type { Order, OrderLine } from '@vitrine/contract/orders/orders-shapes.ts';
import type { Declaration } from '@vitrine/contract/withdrawal/withdrawal-declaration.ts';
import { checkWithdrawal, MAX_LINE_LENGTH, MAX_TEXT_LINES } from '@vitrine/contract/withdrawal/withdrawal-rules.ts';
import { orderNumberOf } from '../../format/values.ts';
import { must } from '../../forms/rules.ts';
import { type Form, useForm } from '../../forms/use-form.ts';

export type DeclarationField = 'orderNumber' | 'email' | 'name' | 'chosen' | 'goods' | 'remark';

/** Known data of the shopper, from the order or the account. */
export interface KnownShopper {
  order: Order | null;
  email: string;
  name: string;
}

export interface OpenDeclaration {
  form: Form<DeclarationField>;
  /** The order whose lines can be chosen, while its number is in the form. */
  order: Order | null;
  declared: Declaration;
}

const areTooMany = (lines: string[]) =>
  lines.length > MAX_TEXT_LINES || lines.some(({ length }) => length > MAX_LINE_LENGTH);

export function useDeclaration({ order, email, name }: KnownShopper): OpenDeclaration {
  const orderOf = (orderNumber: string) => (order && orderNumber.trim() === orderNumberOf(order) ? order : null);
  const form = useForm<DeclarationField>({
    id: 'withdrawal',
    initial: {
      orderNumber: order ? orderNumberOf(order) : '',
      email,
      name,
      chosen: order?.products.map(({ id }) => id).join() ?? '',
      goods: '',
      remark: '',
    },
    check: (written) => [
      ...checkWithdrawal(written),
      ...must(written.chosen || !orderOf(written.orderNumber), 'chosen', 'items.none'),
      ...must(!areTooMany(chosenItems(null, written)), 'goods', 'items.long'),
    ],
  });
  const { values } = form;
  const known = orderOf(values.orderNumber);
  return {
    form,
    order: known,
    declared: {
      orderNumber: values.orderNumber.trim(),
      email: values.email.trim(),
      name: values.name.trim(),
      lines: chosenItems(known, values),
      remark: values.remark.trim() || null,
    },
  };
}

/** Text of an order line in a declaration. */
export function goodsIn({ orderedQuantity, productName, attributes }: OrderLine): string {
  const options = attributes.map(({ attributeName, attributeValue }) => `${attributeName} ${attributeValue}`);
  return `${orderedQuantity} × ${[productName, ...options].join(', ')}`;
}

export const idsIn = (text: string): number[] => text.split(',').filter(Boolean).map(Number);

/** The items of the withdrawal; empty means the whole order. */
export function chosenItems(order: Order | null, { chosen, goods }: { chosen: string; goods: string }): string[] {
  if (!order) return goods.split('\n').flatMap((line) => line.trim() || []);
  const ids = idsIn(chosen);
  const lines = order.products.filter(({ id }) => ids.includes(id));
  return lines.length === order.products.length ? [] : lines.map(goodsIn);
}
