import {
  type Cart,
  type CartItem,
  MAX_LINES,
  MAX_QUANTITY,
  type addManyToCart as manyShape,
  type addToNewCart as newShape,
  type addToCart as shape,
} from '@vitrine/contract/cart/cart-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { getCachedProductCards, getCachedVariantsOf, type ProductCard, type Sellable } from '../catalog/catalog.ts';
import type { Tx } from '../platform/database/database.ts';
import { DomainError, throwDomainError } from '../platform/domain-error.ts';
import type { RequestContext } from '../store/store.ts';
import { viewWithCoupon } from './apply-coupon.ts';
import { createCart, deleteLines, type LineRow, saveLine } from './cart-repository.ts';
import { viewCart } from './cart-view.ts';
import { type CartDetails, editCart, lockCartOrSuccessor, maxOrderQuantity } from './edit-cart.ts';

export async function addToNewCart(ctx: RequestContext, { body }: Input<typeof newShape>): Promise<Cart> {
  const { seed, ...item } = body;
  const details = await setLines(ctx, (tx) => createCart(tx, ctx.store.id, seed ?? null, ctx.now), [item]);
  return applyPromoCode(ctx, details, item);
}

export async function addToCart(ctx: RequestContext, { params, body }: Input<typeof shape>): Promise<Cart> {
  return applyPromoCode(ctx, await setLines(ctx, lockCartOrSuccessor(ctx, params.code), [body]), body);
}

export async function addManyToCart(ctx: RequestContext, { params, body }: Input<typeof manyShape>): Promise<Cart> {
  return viewCart(ctx, await setLines(ctx, lockCartOrSuccessor(ctx, params.code), body));
}

/** The line stays in the cart even when the coupon sent with it is refused. */
async function applyPromoCode(
  ctx: RequestContext,
  details: CartDetails,
  { promoCode }: Pick<CartItem, 'promoCode'>,
): Promise<Cart> {
  return promoCode ? viewWithCoupon(ctx, details, promoCode) : viewCart(ctx, details);
}

// Adding, updating and adding many all set lines; this is the only code that does.
type Item = Pick<CartItem, 'product' | 'attributes' | 'quantity' | 'secondCardId' | 'add'>;
/** The chosen variant, or why there is none; the domain error is thrown only if the item matches no existing line. */
type Choice = number | Undecided;

interface Undecided {
  readonly error: DomainError;
  /** All variants of the product, when an option was not chosen. */
  readonly variants: readonly number[];
}

async function setLines(
  ctx: RequestContext,
  lock: Parameters<typeof editCart>[1],
  items: readonly Item[],
): Promise<CartDetails> {
  const choices: Choice[] = [];
  for (const item of items) choices.push(await tryChooseVariant(ctx, item));
  const variantIds = choices.filter((choice) => typeof choice === 'number');
  try {
    return await editCart(ctx, lock, variantIds, async (tx, details) => {
      let lines = details.lines;
      for (const [index, item] of items.entries()) {
        lines = await setLine(ctx, tx, { ...details, lines }, item, choices[index] ?? 0);
      }
      if (lines.length > Math.max(MAX_LINES, details.lines.length)) throwDomainError('cart.full', { max: MAX_LINES });
      return lines;
    });
  } catch (error) {
    if (error instanceof OutOfStock) return error.refuse(ctx);
    throw error;
  }
}

async function tryChooseVariant(ctx: RequestContext, item: Item): Promise<Choice> {
  try {
    return await chooseVariant(ctx, item);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code !== 'product.choose-option') return { error, variants: [] };
    const variants = await getCachedVariantsOf(ctx, String(item.product));
    return { error, variants: variants.map(({ variantId }) => variantId) };
  }
}

/**
 * The line named by its id, or the line of the chosen variant. Without a choice it is the only line of the product:
 * clients of the older API state a new quantity by the product alone.
 */
function findLine(lines: readonly LineRow[], { secondCardId, add }: Item, choice: Choice): LineRow | undefined {
  const named = lines.find(({ id }) => id === secondCardId);
  if (named) return named;
  if (typeof choice === 'number') return lines.find(({ variantId }) => variantId === choice);
  const [line, another] = lines.filter(({ variantId }) => choice.variants.includes(variantId));
  return add || another ? undefined : line;
}

async function setLine(
  ctx: RequestContext,
  tx: Tx,
  { cart, lines, sellables }: CartDetails,
  item: Item,
  choice: Choice,
): Promise<readonly LineRow[]> {
  const { quantity, add } = item;
  const line = findLine(lines, item, choice);
  if (!line && typeof choice !== 'number') throw choice.error;
  const newQuantity = add && line ? line.quantity + quantity : quantity;
  const rest = lines.filter((other) => other !== line);
  if (newQuantity === 0) {
    if (line) await deleteLines(tx, [line.id]);
    return rest;
  }
  const variantId = line?.variantId ?? Number(choice);
  const sellable = sellables.get(variantId) ?? throwDomainError('product.not-found');
  if (!sellable.offered && !line) throwDomainError('product.not-found');
  if (newQuantity > MAX_QUANTITY) throwDomainError('cart.too-many', { max: MAX_QUANTITY });
  if (newQuantity > maxOrderQuantity(sellable)) throw new OutOfStock(sellable);
  const saved = await saveLine(tx, {
    cartId: cart.id,
    variantId,
    quantity: newQuantity,
    seenPrice: sellable.price.final,
    currency: ctx.store.currency,
  });
  return line ? lines.map((other) => (other === line ? saved : other)) : [...lines, saved];
}

/** Turned into a domain error after the transaction, because the product name is loaded outside of it. */
class OutOfStock extends Error {
  private readonly sellable: Sellable;

  constructor(sellable: Sellable) {
    super('more than there is');
    this.sellable = sellable;
  }

  async refuse(ctx: RequestContext): Promise<never> {
    const { productId, sku, stock, offered } = this.sellable;
    const card = (await getCachedProductCards(ctx, [productId])).get(productId);
    const name = card?.description.name ?? sku;
    if (!offered) return throwDomainError('product.unavailable', { name });
    return stock === 0
      ? throwDomainError('product.sold-out', { name })
      : throwDomainError('product.out-of-stock', { name, left: stock });
  }
}

// Finds the variant for a SKU or product id and the chosen options.

export type VariantChoice = Pick<CartItem, 'product' | 'attributes'>;

export async function chooseVariant(ctx: RequestContext, { product, attributes }: VariantChoice): Promise<number> {
  const key = String(product);
  const variants = await getCachedVariantsOf(ctx, key);
  const [first] = variants;
  if (!first) return throwDomainError('product.not-found');
  const named = typeof product === 'string' ? variants.find(({ sku }) => sku === key) : undefined;
  const card = (await getCachedProductCards(ctx, [first.productId])).get(first.productId);
  if (!card || card.options.length === 0) return (named ?? first).variantId;
  return matchVariant(card, new Set((attributes ?? []).map(({ id }) => id)), named?.variantId);
}

/** A complete choice of options wins over the SKU of a variant. */
function matchVariant(card: ProductCard, chosen: ReadonlySet<number>, named: number | undefined): number {
  const missing = card.options.find(({ optionValues }) => !optionValues.some(({ id }) => chosen.has(id)));
  if (missing) return named ?? throwDomainError('product.choose-option', { option: missing.name.toLowerCase() });
  const match = card.variants.find(({ optionValues }) => optionValues.every((id) => chosen.has(id)));
  return match?.id ?? throwDomainError('product.unavailable', { name: card.description.name });
}
