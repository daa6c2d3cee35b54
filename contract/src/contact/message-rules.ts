// Pure: rules for contact messages, checked by the storefront and by the server again.
import { checkEmail } from '../address/address-rules.ts';
import type { ValidationIssue } from '../validation-issue.ts';

export const MIN_MESSAGE_LENGTH = 10;
export const MAX_MESSAGE_LENGTH = 2000;
const MAX_NAME_LENGTH = 80;
const ORDER_NUMBER_MOST = 40;

type Text = string | null | undefined;

export interface WrittenMessage {
  /** Undefined when the storefront has no such field. */
  readonly name?: Text;
  readonly email?: Text;
  readonly comment?: Text;
  readonly orderNumber?: Text;
}

const lengthOf = (text: Text): number => (text ?? '').trim().length;

export function checkMessage({ name, email, comment, orderNumber }: WrittenMessage): ValidationIssue[] {
  const asksName = name !== undefined && name !== null;
  const issues = [...(asksName ? checkName(name) : []), ...checkEmail(email), ...checkOrderNumber(orderNumber)];
  if (lengthOf(comment) < (asksName ? MIN_MESSAGE_LENGTH : 1)) issues.push({ field: 'comment', code: 'message.short' });
  if (lengthOf(comment) > MAX_MESSAGE_LENGTH) issues.push({ field: 'comment', code: 'message.long' });
  return issues;
}

export function checkName(name: string): ValidationIssue[] {
  if (lengthOf(name) === 0) return [{ field: 'name', code: 'name.empty' }];
  return lengthOf(name) > MAX_NAME_LENGTH ? [{ field: 'name', code: 'name.long' }] : [];
}

/** Where an order has to be named. */
export const checkGivenOrderNumber = (orderNumber: Text): ValidationIssue[] =>
  lengthOf(orderNumber) === 0 ? [{ field: 'orderNumber', code: 'orderNumber.empty' }] : checkOrderNumber(orderNumber);

export const checkOrderNumber = (orderNumber: Text): ValidationIssue[] =>
  lengthOf(orderNumber) > ORDER_NUMBER_MOST ? [{ field: 'orderNumber', code: 'orderNumber.long' }] : [];
