import type {
  confirmAlert as confirmShape,
  requestAlert as shape,
  stopAlert as stopShape,
} from '@vitrine/contract/alerts/alerts-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { chooseVariant } from '../cart/cart.ts';
import { findSellables, labelVariants } from '../catalog/catalog.ts';
import { alertMessages } from '../messages/en/alert.ts';
import { translate } from '../messages/translate.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { rateLimitEmails, readEmail } from '../platform/read-email.ts';
import type { RequestContext } from '../store/store.ts';
import { queueConfirmationMail } from './alert-mail.ts';
import { type AlertRow, confirmByKey, saveAlert, stopByKey } from './alerts-repository.ts';

/** The response is the same whether or not the address has an alert already. */
export async function requestAlert(
  ctx: RequestContext,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { db, store, language, now } = ctx;
  const email = readEmail(ctx, 'email', body.email);
  await rateLimitEmails(ctx, 'alert', email);
  const variantId = await chooseVariant(ctx, body);
  const sellable = (await findSellables(db, [variantId], now)).get(variantId);
  const fallback = store.languages[0] ?? 'en';
  const label = (await labelVariants(db, [variantId], { language, fallback })).get(variantId);
  if (!sellable?.offered || !label) return throwDomainError('product.not-found');
  if (body.kind === 'stock' && sellable.stock > 0) throwDomainError('alert.in-stock', { name: label.name });
  await db.transaction(async (tx) => {
    const row = await saveAlert(tx, {
      storeId: store.id,
      variantId,
      kind: body.kind,
      email,
      language,
      seenPrice: sellable.price.final,
      hadPreOrder: label.preOrder,
      askedAt: now,
    });
    await queueConfirmationMail(tx, ctx, row, label);
  });
  return { message: translate(alertMessages, language).checkInbox };
}

export async function confirmAlert(
  ctx: RequestContext,
  { body }: Input<typeof confirmShape>,
): Promise<ResponseOf<typeof confirmShape>> {
  return nameOf(ctx, await confirmByKey(ctx.db, ctx.store.id, body.key, ctx.now));
}

export async function stopAlert(
  ctx: RequestContext,
  { body }: Input<typeof stopShape>,
): Promise<ResponseOf<typeof stopShape>> {
  return nameOf(ctx, await stopByKey(ctx.db, ctx.store.id, body.key, ctx.now));
}

async function nameOf({ db, store, language }: RequestContext, row: AlertRow | undefined): Promise<{ name: string }> {
  if (!row) return throwDomainError('link.invalid');
  const fallback = store.languages[0] ?? 'en';
  const label = (await labelVariants(db, [row.variantId], { language, fallback })).get(row.variantId);
  return { name: label?.name ?? '' };
}
