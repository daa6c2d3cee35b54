import { createHash } from 'node:crypto';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { writeDeclaration } from '@vitrine/contract/withdrawal/withdrawal-declaration.ts';
import { checkWithdrawal, isInTime, lastDayToWithdraw } from '@vitrine/contract/withdrawal/withdrawal-rules.ts';
import type { withdraw as shape } from '@vitrine/contract/withdrawal/withdrawal-shapes.ts';
import { findHistory, findOrder, orderIdIn, toApiStatus } from '../orders/orders.ts';
import type { Tx } from '../platform/database/database.ts';
import { rateLimitEmails, throwFormError } from '../platform/read-email.ts';
import { normalizeText, type RequestContext } from '../store/store.ts';
import { queueReceiptMail, queueWithdrawalNotice } from './withdrawal-mail.ts';
import { type NewWithdrawal, saveWithdrawal } from './withdrawal-repository.ts';

type Body = Input<typeof shape>['body'];
type Receipt = ResponseOf<typeof shape>;

/** Every declaration is accepted with the same response: callers learn nothing about orders. */
export async function withdraw(ctx: RequestContext, { body }: Input<typeof shape>): Promise<Receipt> {
  throwFormError(ctx, checkWithdrawal(body));
  const declared = tidied(body);
  const { db, store, language, now } = ctx;
  await rateLimitEmails(ctx, 'withdrawal', declared.email);
  const received = {
    ...declared,
    storeId: store.id,
    declaration: writeDeclaration(store.name, declared, language),
    language,
    receivedAt: now,
    digest: createHash('sha256').update(JSON.stringify(declared)).digest('hex'),
  };
  // The honeypot field was filled in. Return the normal response and discard the declaration.
  if (body.website) return receiptOf(received);
  return db.transaction(async (tx) => {
    const row = await saveWithdrawal(tx, { ...received, ...(await matchOrder(tx, ctx, declared)) });
    await queueReceiptMail(tx, ctx, row);
    await queueWithdrawalNotice(tx, ctx, row);
    return receiptOf(row);
  });
}

const tidied = ({ orderNumber, name, email, lines, remark }: Body) => ({
  orderNumber: oneLine(orderNumber),
  name: oneLine(name),
  email: oneLine(email).toLowerCase(),
  lines: (lines ?? []).map(oneLine).filter((line) => line !== ''),
  remark: (remark ?? '').trim() || null,
});

const oneLine = (text: string | null | undefined): string => normalizeText(text) ?? '';

const receiptOf = (row: Omit<NewWithdrawal, 'orderId' | 'inTime'>): Receipt => ({
  receivedAt: row.receivedAt.toISOString(),
  orderNumber: row.orderNumber,
  name: row.name,
  email: row.email,
  lines: row.lines,
  remark: row.remark ?? null,
  declaration: row.declaration,
});

export interface Match {
  readonly orderId: number | null;
  readonly inTime: boolean | null;
}

/** Finds the order of a declaration. The same queries run either way, so that timing reveals nothing. */
async function matchOrder(
  tx: Tx,
  { store, now, customerId }: Pick<RequestContext, 'store' | 'now' | 'customerId'>,
  declared: { readonly orderNumber: string; readonly email: string },
): Promise<Match> {
  const id = orderIdIn(declared.orderNumber);
  const order = await findOrder(tx, store.id, id);
  const history = await findHistory(tx, [id]);
  const isTheirs =
    order?.emailAddress.toLowerCase() === declared.email || (customerId !== null && order?.customerId === customerId);
  if (!order || !isTheirs) return { orderId: null, inTime: null };
  const delivered = history.find(({ after }) => toApiStatus(after) === 'DELIVERED');
  const lastDay = lastDayToWithdraw({
    deliveredAt: delivered?.at.toISOString() ?? null,
    expectedDelivery: order.expectedDelivery,
  });
  return { orderId: id, inTime: isInTime(lastDay, now) };
}
