// The idempotency key of a refund. When an answer is lost, nobody knows whether the money has left: the same refund, tried again,
// has the same key, and the shop makes it once. It outlasts the sheet and a reload, like the values of the form.
import { Failure } from '@vitrine/contract/failure.ts';
import { isRefusal } from '../../api/query-client.ts';
import { forgetDraft, readDraft, saveDraft } from '../../hooks/use-draft.ts';
import type { RefundPlan } from './refund-plan.ts';

const draftKey = (orderId: number): string => `refund-sent.${orderId}`;

/** Another reason makes no other refund. */
export function refundKey(orderId: number, { amount, lines }: RefundPlan['body']): string {
  const money = JSON.stringify([amount, lines]);
  const sent = readDraft(draftKey(orderId), { key: '', money: '' });
  const key = sent.money === money ? sent.key : crypto.randomUUID();
  saveDraft(draftKey(orderId), { key, money });
  return key;
}

/** A refusal means that no money has left, unless the shop knows the key: then it made the refund at the first try. */
export function forgetRefundKeyAfter(error: unknown, orderId: number): void {
  if (isRefusal(error) && !(error instanceof Failure && error.code === 'request.key-reused')) forgetRefundKey(orderId);
}

/** Once the shop has answered: what is refunded next is another refund, even of the same amount. */
export const forgetRefundKey = (orderId: number): void => forgetDraft(draftKey(orderId));
