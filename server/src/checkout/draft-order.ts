// A priced cart and a checked wish → the order as it will be kept: every name, price and total as shown at this moment.
import { messagesByField } from '@vitrine/contract/field-problems.ts';
import { maxOrderQuantity, type PricedCart, viewAttributes } from '../cart/cart.ts';
import type { NewLine, OrderContext, OrderDraft } from '../orders/orders.ts';
import { DAY, isoDay } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import { toMinor } from '../platform/money.ts';
import { refuse } from '../platform/refusal.ts';
import { notServed } from './check-address.ts';
import type { CheckedOrderInput, OrderInput } from './check-order.ts';
import { findQuote } from './quote-repository.ts';
import { methodsTo } from './quote-shipping.ts';
import { nameIn } from './quote-view.ts';
import type { PricedMethod } from './shipping-price.ts';
import { taxRulesFor } from './tax.ts';
import { viewTotal } from './total-view.ts';
import { workOutTotal } from './work-out-total.ts';

export async function draftOrder(
  db: Queryable,
  ctx: OrderContext,
  cart: PricedCart,
  {
    wish,
    checked,
    terms,
  }: { readonly wish: OrderInput; readonly checked: CheckedOrderInput; readonly terms: string | null },
): Promise<Omit<OrderDraft, 'couponCustomers'>> {
  refuseShortages(cart);
  const { delivery } = checked;
  const place = { country: delivery.country, zone: delivery.zone ?? '' };
  const way = await chooseWay(db, ctx, cart, place, wish.shippingQuote);
  const worked = workOutTotal(cart.price.goods, way.price, taxRulesFor(ctx.store.taxes, place));
  const shown = viewTotal(ctx, cart, worked, way);
  if (amountOf(wish, ctx.store.currency) !== worked.total) {
    return refuse('order.price-changed', { total: shown.total }, { totals: shown });
  }
  const coupon = cart.coupon && !cart.coupon.problem ? cart.coupon.coupon : null;
  return {
    cartId: cart.cart.id,
    customerId: ctx.customerId,
    currency: ctx.store.currency,
    subtotal: cart.price.subtotal,
    discount: cart.price.discount,
    delivery: worked.delivery,
    tax: worked.total - worked.goods - worked.delivery,
    total: worked.total,
    totals: shown.totals,
    emailAddress: checked.emailAddress,
    billingAddress: checked.billing,
    deliveryAddress: checked.delivery,
    deliveryMethod: way.method.code,
    deliveryName: nameIn(ctx, way.method.name),
    expectedDelivery: isoDay(new Date(ctx.now.getTime() + way.method.maximumDays * DAY)),
    couponId: coupon?.id ?? null,
    comments: wish.comments?.trim() || null,
    agreed: wish.customerAgreement === true,
    terms: wish.customerAgreement === true ? terms : null,
    attributes: wish.attributes ?? [],
    lines: cart.lines.map((line, index) => draftLine(cart, line, index)),
    method: checked.payment.method,
    atOnce: checked.payment.atOnce,
  };
}

/** The way of the quote, at the price to this address; the cheapest where the quote does not lead. */
async function chooseWay(
  db: Queryable,
  ctx: OrderContext,
  cart: PricedCart,
  place: { readonly country: string; readonly zone: string },
  quoteId: OrderInput['shippingQuote'],
): Promise<PricedMethod> {
  const ways = methodsTo(ctx, cart, place);
  const id = Number(quoteId || 0);
  const quote = Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? await findQuote(db, cart.cart.id, id) : undefined;
  const way = ways.find(({ method }) => method.code === quote?.method) ?? ways[0];
  if (way) return way;
  const problem = notServed('customer.delivery.country', place.country, ctx.language);
  return refuse('order.incomplete', {}, { fields: messagesByField([problem], ctx.language) });
}

function amountOf({ payment }: OrderInput, currency: string): number {
  const amount = typeof payment.amount === 'number' ? payment.amount : Number(payment.amount.trim() || Number.NaN);
  if (!Number.isFinite(amount) || amount < 0) return refuse('request.invalid', { detail: 'payment.amount' });
  return toMinor(amount, currency) ?? -1;
}

/** Names every line there is not enough of, with what is left of it. */
function refuseShortages({ lines, sellables, cards }: PricedCart): void {
  const short = lines.flatMap(({ variantId, quantity }) => {
    const sellable = sellables.get(variantId);
    const left = sellable ? maxOrderQuantity(sellable) : 0;
    if (quantity <= left) return [];
    const name = cards.get(sellable?.productId ?? 0)?.description.name ?? sellable?.sku ?? '';
    return [{ sku: sellable?.sku ?? '', name, wanted: quantity, left }];
  });
  if (short.length > 0)
    refuse('order.stock-changed', { name: short.map(({ name }) => name).join(', ') }, { lines: short });
}

function draftLine(cart: PricedCart, { variantId, quantity }: PricedCart['lines'][number], index: number): NewLine {
  const sellable = cart.sellables.get(variantId) ?? refuse('product.not-found');
  const card = cart.cards.get(sellable.productId) ?? refuse('product.not-found');
  const variant = card.variants.find(({ id }) => id === variantId);
  const pictures = variant && variant.images.length > 0 ? variant.images : card.images;
  return {
    productId: card.id,
    variantId,
    sku: sellable.sku,
    name: card.description.name,
    friendlyUrl: card.description.friendlyUrl ?? '',
    options: viewAttributes(card, variant?.optionValues ?? []).map(({ option, optionValue }) => ({
      name: option.name,
      value: optionValue.name,
    })),
    picture: pictures[0] ?? null,
    quantity,
    unit: sellable.price.final,
    subtotal: cart.price.subtotals[index] ?? 0,
    discount: cart.price.discounts[index] ?? 0,
  };
}
