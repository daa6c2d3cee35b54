// Finds the variant for a SKU or product id and the chosen options.
import type { CartItem } from '@vitrine/contract/cart/cart-shapes.ts';
import { getCachedProductCards, getCachedVariantsOf, type ProductCard } from '../catalog/catalog.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';

export type VariantChoice = Pick<CartItem, 'product' | 'attributes'>;

export async function chooseVariant(ctx: RequestContext, { product, attributes }: VariantChoice): Promise<number> {
  const key = String(product);
  const variants = await getCachedVariantsOf(ctx, key);
  const [first] = variants;
  if (!first) return refuse('product.not-found');
  const named = typeof product === 'string' ? variants.find(({ sku }) => sku === key) : undefined;
  const card = (await getCachedProductCards(ctx, [first.productId])).get(first.productId);
  if (!card || card.options.length === 0) return (named ?? first).variantId;
  return matchVariant(card, new Set((attributes ?? []).map(({ id }) => id)), named?.variantId);
}

/** A complete choice of options wins over the SKU of a variant. */
function matchVariant(card: ProductCard, chosen: ReadonlySet<number>, named: number | undefined): number {
  const missing = card.options.find(({ optionValues }) => !optionValues.some(({ id }) => chosen.has(id)));
  if (missing) return named ?? refuse('product.choose-option', { option: missing.name.toLowerCase() });
  const match = card.variants.find(({ optionValues }) => optionValues.every((id) => chosen.has(id)));
  return match?.id ?? refuse('product.unavailable', { name: card.description.name });
}
