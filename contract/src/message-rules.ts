// Pure: what a message to the shop must be. The storefront asks before it is sent, the server asks again.
import { checkEmail } from './address-rules.ts';
import type { FieldProblem } from './field-problems.ts';

export const MESSAGE_LEAST = 10;
export const MESSAGE_MOST = 2000;
const NAME_MOST = 80;
const ORDER_NUMBER_MOST = 40;

type Text = string | null | undefined;

export interface WrittenMessage {
  /** Nothing at all: a storefront that does not ask for it. */
  readonly name?: Text;
  readonly email?: Text;
  readonly comment?: Text;
  readonly orderNumber?: Text;
}

const lengthOf = (text: Text): number => (text ?? '').trim().length;

export function checkMessage({ name, email, comment, orderNumber }: WrittenMessage): FieldProblem[] {
  const asksName = name !== undefined && name !== null;
  const problems = [...(asksName ? checkName(name) : []), ...checkEmail(email), ...checkOrderNumber(orderNumber)];
  if (lengthOf(comment) < (asksName ? MESSAGE_LEAST : 1)) problems.push({ field: 'comment', code: 'message.short' });
  if (lengthOf(comment) > MESSAGE_MOST) problems.push({ field: 'comment', code: 'message.long' });
  return problems;
}

export function checkName(name: string): FieldProblem[] {
  if (lengthOf(name) === 0) return [{ field: 'name', code: 'name.empty' }];
  return lengthOf(name) > NAME_MOST ? [{ field: 'name', code: 'name.long' }] : [];
}

export const checkOrderNumber = (orderNumber: Text): FieldProblem[] =>
  lengthOf(orderNumber) > ORDER_NUMBER_MOST ? [{ field: 'orderNumber', code: 'orderNumber.long' }] : [];
