import type { Input } from '@vitrine/contract/endpoint.ts';
import type {
  cancelPreOrder as cancelShape,
  PreOrder,
  placePreOrder as shape,
} from '@vitrine/contract/preorder/preorder-shapes.ts';
import { chooseVariant } from '../cart/cart.ts';
import { findSellables, labelVariants, type VariantLabel } from '../catalog/catalog.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { rateLimitEmails, readEmail } from '../platform/read-email.ts';
import type { RequestContext } from '../store/store.ts';
import { queuePreOrderMail } from './preorder-mail.ts';
import { cancelByKey, type PreOrderRow, savePreOrder } from './preorder-repository.ts';

/** Nothing is paid or reserved: creates a place in the queue and queues a mail. */
export async function placePreOrder(ctx: RequestContext, { body }: Input<typeof shape>): Promise<PreOrder> {
  const email = readEmail(ctx, 'emailAddress', body.emailAddress);
  await rateLimitEmails(ctx, 'pre-order', email);
  const label = await findAwaited(ctx, await chooseVariant(ctx, body));
  const row = await ctx.db.transaction(async (tx) => {
    const saved = await savePreOrder(tx, {
      storeId: ctx.store.id,
      variantId: label.variantId,
      email,
      language: ctx.language,
      quantity: body.quantity,
      expectedOn: label.availableOn,
      createdAt: ctx.now,
    });
    await queuePreOrderMail(tx, ctx, saved, label);
    return saved;
  });
  return viewPreOrder(row, label);
}

/** Finds the variant if it is shown, allows pre-orders and is not in stock. */
async function findAwaited({ db, store, language, now }: RequestContext, variantId: number): Promise<VariantLabel> {
  const sellable = (await findSellables(db, [variantId], now)).get(variantId);
  const fallback = store.languages[0] ?? 'en';
  const label = (await labelVariants(db, [variantId], { language, fallback })).get(variantId);
  if (!sellable?.offered || !label) return throwDomainError('product.not-found');
  if (!label.preOrder) return throwDomainError('preorder.not-offered', { name: label.name });
  return sellable.stock > 0 ? throwDomainError('preorder.in-stock', { name: label.name }) : label;
}

export async function cancelPreOrder(ctx: RequestContext, { body }: Input<typeof cancelShape>): Promise<PreOrder> {
  const { db, store, language, now } = ctx;
  const row = (await cancelByKey(db, store.id, body.key, now)) ?? throwDomainError('link.invalid');
  const labels = await labelVariants(db, [row.variantId], { language, fallback: store.languages[0] ?? 'en' });
  return viewPreOrder(row, labels.get(row.variantId) ?? throwDomainError('link.invalid'));
}

const viewPreOrder = (row: PreOrderRow, { sku, name, path }: VariantLabel): PreOrder => ({
  sku,
  name,
  path,
  quantity: row.quantity,
  expectedOn: row.expectedOn,
  emailAddress: row.email,
});
