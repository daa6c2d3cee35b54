// Builds the order from the priced cart and the checked input, with names, prices and totals as they are shown now.
import { listText } from '@vitrine/contract/text/number-text.ts';
import { findCustomerInvoiceFields } from '../account/account.ts';
import { maxOrderQuantity, type PricedCart, viewAttributes } from '../cart/cart.ts';
import type { NewLine, OrderDraft, OrderServices } from '../orders/orders.ts';
import { DAY, isoDay } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { toMinor } from '../platform/money.ts';
import { findTaxRules, notServed, placeOf, type RequestContext } from '../store/store.ts';
import { calculateTotal, findDeliveryMethods, type PricedMethod } from './calculate-total.ts';
import { type CheckedOrderInput, type OrderInput, throwIncomplete } from './check-order.ts';
import { translateName, viewApiTotal, viewTotal } from './checkout-view.ts';
import { findChosenQuote } from './quote-repository.ts';

export async function draftOrder(
  db: Queryable,
  ctx: RequestContext & OrderServices,
  cart: PricedCart,
  {
    input,
    checked,
    terms,
  }: { readonly input: OrderInput; readonly checked: CheckedOrderInput; readonly terms: string | null },
): Promise<Omit<OrderDraft, 'couponCustomers'>> {
  throwIfOutOfStock(cart, ctx.language);
  const { delivery } = checked;
  const place = placeOf(delivery);
  const chosen = await chooseDeliveryMethod(db, ctx, cart, place, input.shippingQuote);
  const calculated = calculateTotal(cart.price.goods, chosen.price, findTaxRules(ctx.store.taxes, place));
  const shown = viewTotal(ctx, cart, calculated, chosen);
  if (readAmount(input, ctx.store.currency) !== calculated.total) {
    return throwDomainError(
      'order.price-changed',
      { total: shown.total },
      { totals: viewApiTotal(ctx, cart, calculated, chosen) },
    );
  }
  const coupon = cart.coupon && !cart.coupon.error ? cart.coupon.coupon : null;
  return {
    cartId: cart.cart.id,
    customerId: ctx.customerId,
    currency: ctx.store.currency,
    subtotal: cart.price.subtotal,
    discount: cart.price.discount,
    delivery: calculated.delivery,
    tax: calculated.total - calculated.items - calculated.delivery,
    total: calculated.total,
    totals: shown.totals,
    emailAddress: checked.emailAddress,
    billingAddress: checked.billing,
    deliveryAddress: checked.delivery,
    deliveryMethod: chosen.method.code,
    deliveryName: translateName(ctx, chosen.method.name),
    expectedDelivery: isoDay(new Date(ctx.now.getTime() + chosen.method.maximumDays * DAY)),
    couponId: coupon?.id ?? null,
    comments: input.comments?.trim() || null,
    agreed: input.customerAgreement === true,
    terms: input.customerAgreement === true ? terms : null,
    attributes: input.attributes ?? [],
    onInvoice: await findCustomerInvoiceFields(db, ctx),
    lines: cart.lines.map((line, index) => draftLine(cart, line, index)),
    method: checked.payment.method,
    atOnce: checked.payment.atOnce,
  };
}

/** The method of the quote at its price to this address, or the cheapest when that method is not offered there. */
async function chooseDeliveryMethod(
  db: Queryable,
  ctx: RequestContext & OrderServices,
  cart: PricedCart,
  place: { readonly country: string; readonly zone: string },
  quoteId: OrderInput['shippingQuote'],
): Promise<PricedMethod> {
  const methods = findDeliveryMethods(ctx, cart, place);
  const quote = await findChosenQuote(db, cart.cart.id, quoteId);
  const chosen = methods.find(({ method }) => method.code === quote?.method) ?? methods[0];
  if (chosen) return chosen;
  const issue = notServed('customer.delivery.country', place.country, ctx.language);
  return throwIncomplete([issue], ctx.language);
}

function readAmount({ payment }: OrderInput, currency: string): number {
  const amount = typeof payment.amount === 'number' ? payment.amount : Number(payment.amount.trim() || Number.NaN);
  if (!Number.isFinite(amount) || amount < 0) return throwDomainError('request.invalid', { detail: 'payment.amount' });
  return toMinor(amount, currency) ?? -1;
}

/** Lists every line with too little stock and the quantity that is left. */
function throwIfOutOfStock({ lines, sellables, cards }: PricedCart, language: string): void {
  const short = lines.flatMap(({ variantId, quantity }) => {
    const sellable = sellables.get(variantId);
    const left = sellable ? maxOrderQuantity(sellable) : 0;
    if (quantity <= left) return [];
    const name = cards.get(sellable?.productId ?? 0)?.description.name ?? sellable?.sku ?? '';
    return [{ sku: sellable?.sku ?? '', name, wanted: quantity, left }];
  });
  if (short.length > 0)
    throwDomainError(
      'order.stock-changed',
      {
        name: listText(
          short.map(({ name }) => name),
          language,
        ),
      },
      { lines: short },
    );
}

function draftLine(cart: PricedCart, { variantId, quantity }: PricedCart['lines'][number], index: number): NewLine {
  const sellable = cart.sellables.get(variantId) ?? throwDomainError('product.not-found');
  const card = cart.cards.get(sellable.productId) ?? throwDomainError('product.not-found');
  const variant = card.variants.find(({ id }) => id === variantId);
  const images = variant && variant.images.length > 0 ? variant.images : card.images;
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
    picture: images[0] ?? null,
    onInvoice: card.onInvoice.get(variantId) ?? [],
    quantity,
    unit: sellable.price.final,
    subtotal: cart.price.subtotals[index] ?? 0,
    discount: cart.price.discounts[index] ?? 0,
  };
}
