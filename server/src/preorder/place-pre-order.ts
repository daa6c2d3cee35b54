import type { Input } from '@vitrine/contract/endpoint.ts';
import type { PreOrder, placePreOrder as shape } from '@vitrine/contract/preorder-shapes.ts';
import { chooseVariant } from '../cart/cart.ts';
import { findSellables, labelVariants, type VariantLabel } from '../catalog/catalog.ts';
import { limitLetters } from '../platform/limit-letters.ts';
import { readEmail } from '../platform/read-email.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';
import { mailPreOrder } from './preorder-mail.ts';
import { savePreOrder } from './preorder-repository.ts';
import { viewPreOrder } from './preorder-view.ts';

/** Nothing is paid and nothing is reserved: a place in the queue, and a mail that says so. */
export async function placePreOrder(visit: ShopVisit, { body }: Input<typeof shape>): Promise<PreOrder> {
  const email = readEmail(visit, 'emailAddress', body.emailAddress);
  await limitLetters(visit, 'pre-order', email);
  const label = await findAwaited(visit, await chooseVariant(visit, body));
  const row = await visit.db.transaction(async (tx) => {
    const saved = await savePreOrder(tx, {
      storeId: visit.store.id,
      variantId: label.variantId,
      email,
      language: visit.language,
      quantity: body.quantity,
      expectedOn: label.availableOn,
      createdAt: visit.now,
    });
    await mailPreOrder(tx, visit, saved, label);
    return saved;
  });
  return viewPreOrder(row, label);
}

/** Shown, meant for pre-orders, and not there yet. */
async function findAwaited({ db, store, language, now }: ShopVisit, variantId: number): Promise<VariantLabel> {
  const sellable = (await findSellables(db, [variantId], now)).get(variantId);
  const fallback = store.languages[0] ?? 'en';
  const label = (await labelVariants(db, [variantId], { language, fallback })).get(variantId);
  if (!sellable?.offered || !label) return refuse('product.not-found');
  if (!label.preOrder) return refuse('preorder.not-offered', { name: label.name });
  return sellable.stock > 0 ? refuse('preorder.in-stock', { name: label.name }) : label;
}
