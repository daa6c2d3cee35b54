import type {
  Cart,
  CartLine,
  CartNotice,
  LineNotice,
  readCart as shape,
  TotalEntry,
} from '@vitrine/contract/cart/cart-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { percentText } from '@vitrine/contract/text/number-text.ts';
import { type ProductCard, type Sellable, viewProductPrice } from '../catalog/catalog.ts';
import { cartMessages } from '../messages/en/cart.ts';
import { translate } from '../messages/translate.ts';
import type { DomainError } from '../platform/domain-error.ts';
import { formatMoney, toMajor, toMinorRounded } from '../platform/money.ts';
import type { RequestContext } from '../store/store.ts';
import type { LineRow } from './cart-repository.ts';
import { type CartDetails, maxOrderQuantity, openCart } from './edit-cart.ts';
import { findFreeDeliveryThreshold, type PricedCart, priceCart, ruleFor } from './price-cart.ts';

function viewPricedCart(ctx: RequestContext, priced: PricedCart, error: DomainError | null): Cart {
  const { cart, lines, coupon, price } = priced;
  const { amount, money } = amounts(ctx);
  const products = lines.flatMap((line, index) => viewLine(ctx, priced, line, index));
  return {
    id: cart.id,
    language: ctx.language,
    code: cart.code,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    // Shopizer's subtotal is after the discount, and its storefronts show no other amount.
    subTotal: amount(price.goods),
    subtotal: amount(price.goods),
    displaySubTotal: money(price.goods),
    total: amount(price.goods),
    displayTotal: money(price.goods),
    order: null,
    promoCode: coupon && !coupon.error ? coupon.coupon.code : null,
    variant: null,
    customer: cart.customerId,
    products,
    totals: toApiTotals(
      [...viewCartTotals(ctx, priced), viewGrandTotal(ctx, price.goods)],
      ctx.store.currency,
      ctx.language,
    ),
    freeDelivery: viewFreeDelivery(ctx, priced),
    canCheckOut: products.length > 0 && products.every(({ quantity, maximum }) => quantity <= maximum),
    notices: viewNotices(ctx, priced),
    couponProblem: error && { code: error.code, message: error.messageIn(ctx.language) },
  };
}

/** First entries of every list of totals: goods and coupon discount. All entries add up to the grand total. */
export function viewCartTotals(ctx: RequestContext, { price, coupon }: PricedCart): TotalEntry[] {
  const messages = translate(cartMessages, ctx.language);
  const entries = [entry(ctx, { code: 'subtotal', title: messages.subtotal, order: 5, value: price.subtotal })];
  if (!coupon || coupon.error) return entries;
  const { code, kind, value } = coupon.coupon;
  const what = {
    percentage: `${code} (${percentText(value / 100, ctx.language)})`,
    amount: code,
    'free-delivery': `${code} (${messages.freeDelivery})`,
  }[kind];
  return [
    ...entries,
    entry(ctx, { code: 'discount', title: messages.discount, text: what, order: 10, value: -price.discount }),
  ];
}

export const viewGrandTotal = (ctx: RequestContext, value: number): TotalEntry =>
  entry(ctx, { code: 'total', title: translate(cartMessages, ctx.language).total, order: 500, value });

interface Entry {
  readonly code: string;
  readonly title: string;
  readonly text?: string | null;
  readonly order: number;
  /** In minor units. */
  readonly value: number;
}

export function entry(ctx: RequestContext, { code, title, text = null, order, value }: Entry): TotalEntry {
  const { amount, money } = amounts(ctx);
  return {
    id: 0,
    title,
    text,
    code: `order.total.${code}`,
    order,
    module: code.split('.')[0] ?? code,
    // A discount of nothing is 0, not -0.
    value: amount(value) || 0,
    total: money(value || 0),
    discounted: code === 'discount',
  };
}

function viewLine(ctx: RequestContext, priced: PricedCart, line: LineRow, index: number): CartLine[] {
  const sellable = priced.sellables.get(line.variantId);
  const card = sellable && priced.cards.get(sellable.productId);
  if (!sellable || !card) return [];
  const { amount, money } = amounts(ctx);
  const variant = card.variants.find(({ id }) => id === line.variantId);
  const images = variant && variant.images.length > 0 ? variant.images : card.images;
  const subtotal = priced.price.subtotals[index] ?? 0;
  const discount = priced.price.discounts[index] ?? 0;
  const { price } = sellable;
  const maximum = maxOrderQuantity(sellable);
  const shown = {
    finalPrice: money(price.final),
    originalPrice: money(price.original),
    discounted: price.discounted,
  };
  return [
    {
      id: card.id,
      sku: sellable.sku,
      refSku: card.refSku,
      dateAvailable: card.dateAvailable,
      productVirtual: card.productVirtual,
      quantityOrderMinimum: card.quantityOrderMinimum,
      quantityOrderMaximum: card.quantityOrderMaximum,
      cartItemId: line.id,
      variantId: line.variantId,
      description: card.description,
      available: sellable.offered,
      visible: card.visible,
      productShipeable: card.productShipeable,
      productSpecifications: card.productSpecifications,
      preOrder: card.preOrder,
      rating: card.rating,
      ratingCount: card.ratingCount,
      canBePurchased: maximum > 0,
      price: amount(price.final),
      ...shown,
      productPrice: viewProductPrice(card.id, shown),
      percentageOff: price.percentageOff,
      image: images[0] ?? null,
      images,
      quantity: line.quantity,
      subTotal: amount(subtotal),
      subtotal: amount(subtotal),
      displaySubTotal: money(subtotal),
      discount: amount(discount),
      displayDiscount: money(discount),
      cartItemattributes: viewAttributes(card, variant?.optionValues ?? []),
      variant: null,
      variantValue: null,
      maximum,
      notices: viewLineNotices(ctx, line, sellable),
      reasons: viewReasons(ctx, priced, sellable, discount),
    },
  ];
}

export function viewAttributes({ options }: ProductCard, chosen: readonly number[]): CartLine['cartItemattributes'] {
  return options.flatMap(({ id, code, name, type, readOnly, lang: language, optionValues }) =>
    optionValues
      .filter((value) => chosen.includes(value.id))
      .map((value) => ({
        id: value.id,
        option: { id, code, name, type, readOnly, language },
        optionValue: {
          id: value.id,
          code: value.code,
          name: value.description.name,
          language: value.description.language,
          price: value.price,
          image: value.image,
          sortOrder: value.sortOrder,
        },
      })),
  );
}

function viewLineNotices(ctx: RequestContext, line: LineRow, sellable: Sellable): LineNotice[] {
  const messages = translate(cartMessages, ctx.language);
  const plain = { before: null, after: null, left: null };
  const notices: LineNotice[] = [];
  const maximum = maxOrderQuantity(sellable);
  if (maximum === 0) {
    const message = sellable.offered ? messages.soldOut : messages.unavailable;
    return [{ ...plain, code: 'unavailable', message }];
  }
  const now = sellable.price.final;
  if (line.seenPrice !== now || line.currency !== ctx.store.currency) {
    const before = formatMoney(line.seenPrice, line.currency, ctx.language);
    const after = formatMoney(now, ctx.store.currency, ctx.language);
    notices.push({ ...plain, code: 'price.changed', message: messages.priceChanged(before, after), before, after });
  }
  if (line.quantity > maximum) {
    notices.push({ ...plain, code: 'stock.lowered', message: messages.stockLowered(maximum), left: maximum });
  }
  return notices;
}

function viewReasons(ctx: RequestContext, { coupon }: PricedCart, { price }: Sellable, discount: number): string[] {
  const messages = translate(cartMessages, ctx.language);
  const { money } = amounts(ctx);
  const reasons: string[] = [];
  if (price.discounted) {
    const percent = percentText(price.percentageOff, ctx.language);
    reasons.push(messages.reduced(money(price.original), money(price.final), percent));
  }
  if (coupon && discount > 0) reasons.push(messages.couponShare(coupon.coupon.code, money(discount)));
  return reasons;
}

function viewFreeDelivery(ctx: RequestContext, { cart, price, coupon }: PricedCart): Cart['freeDelivery'] {
  const { store } = ctx;
  const { amount, money } = amounts(ctx);
  const threshold = findFreeDeliveryThreshold(ruleFor(store.delivery, cart.country ?? store.country, ''));
  if (threshold === null) return null;
  const given = coupon !== null && !coupon.error && coupon.coupon.kind === 'free-delivery';
  const missing = given ? 0 : Math.max(0, threshold - price.goods);
  return {
    threshold: amount(threshold),
    displayThreshold: money(threshold),
    missing: amount(missing),
    displayMissing: money(missing),
    reached: missing === 0,
  };
}

function viewNotices(ctx: RequestContext, { cart, coupon, sellables, cards }: PricedCart): CartNotice[] {
  const messages = translate(cartMessages, ctx.language);
  const stored = cart.notices.map(({ code, variantId, wanted, left }): CartNotice => {
    const name = cards.get(sellables.get(variantId)?.productId ?? 0)?.description.name ?? '';
    return { code, message: messages.mergeCapped(name, wanted, left) };
  });
  if (!coupon?.error) return stored;
  return [...stored, { code: 'coupon.off', message: `${coupon.coupon.code}: ${coupon.error.messageIn(ctx.language)}` }];
}

function amounts({ store: { currency }, language }: RequestContext) {
  return {
    amount: (minor: number) => toMajor(minor, currency),
    money: (minor: number) => formatMoney(minor, currency, language),
  };
}

/** `error` is why a coupon that was just entered was not applied. */
export const viewCart = async (
  ctx: RequestContext,
  details: CartDetails,
  error: DomainError | null = null,
): Promise<Cart> => viewPricedCart(ctx, await priceCart(ctx, details), error);

/**
 * Our totals add up: goods, a negative discount, delivery, taxes. In Shopizer's API the subtotal is after the discount,
 * and the discount is positive. Orders, mails and invoices keep our form; responses are converted here.
 */
export function toApiTotals(totals: readonly TotalEntry[], currency: string, language: string): TotalEntry[] {
  const minor = (entry: TotalEntry) => toMinorRounded(entry.value, currency);
  const discount = totals.filter(isDiscount).reduce((sum, entry) => sum + minor(entry), 0);
  const withValue = (entry: TotalEntry, value: number): TotalEntry => ({
    ...entry,
    value: toMajor(value, currency),
    total: formatMoney(value, currency, language),
  });
  return totals.map((entry) => {
    if (isDiscount(entry)) return withValue(entry, Math.abs(minor(entry)));
    return isSubtotal(entry) && discount !== 0 ? withValue(entry, minor(entry) + discount) : entry;
  });
}

const isDiscount = ({ module }: TotalEntry): boolean => module === 'discount';
const isSubtotal = ({ module }: TotalEntry): boolean => module === 'subtotal';

/** Reading does not clear notices; they stay until the shopper changes the line. */
export async function readCart(ctx: RequestContext, { params }: Input<typeof shape>): Promise<Cart> {
  return viewCart(ctx, await openCart(ctx, params.code));
}
