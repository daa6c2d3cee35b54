import { createHash } from 'node:crypto';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { writeDeclaration } from '@vitrine/contract/withdrawal/withdrawal-declaration.ts';
import { checkWithdrawal } from '@vitrine/contract/withdrawal/withdrawal-rules.ts';
import type { withdraw as shape } from '@vitrine/contract/withdrawal/withdrawal-shapes.ts';
import { rateLimitEmails, refuseForm } from '../platform/read-email.ts';
import { normalizeText, type RequestContext } from '../store/store.ts';
import { matchOrder } from './match-order.ts';
import { queueReceiptMail, queueWithdrawalNotice } from './withdrawal-mail.ts';
import { type NewWithdrawal, saveWithdrawal } from './withdrawal-repository.ts';

type Body = Input<typeof shape>['body'];
type Receipt = ResponseOf<typeof shape>;

/** Every declaration is accepted with the same response: callers learn nothing about orders. */
export async function withdraw(ctx: RequestContext, { body }: Input<typeof shape>): Promise<Receipt> {
  refuseForm(ctx, checkWithdrawal(body));
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
