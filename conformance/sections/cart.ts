import * as shapes from '@vitrine/contract/cart/cart-shapes.ts';
import { listAt, numberAt, textAt } from '../read-body.ts';
import type { Rule } from '../result.ts';
import { countsPieces, equals, hasNoEntries, isText, showsDiscount } from '../rules.ts';
import type { FoundProduct, Visit } from '../visit.ts';

const shape = shapes.readCart.response;

export async function checkCart(visit: Visit): Promise<void> {
  const { probe, query, random, orderable } = visit;
  await checkDomainErrors(visit);
  if (!orderable) return probe.skip('a cart', 'addToNewCart', 'no product can be ordered');
  const line = lineOf(orderable);
  const cart = await probe.call({
    name: 'a first line makes a cart',
    endpoint: 'addToNewCart',
    method: 'POST',
    path: `cart/?${query}`,
    body: { ...line, quantity: 1 },
    expect: { status: 201, shape, rules: [isText('code'), equals(1, 'quantity'), isText('displaySubTotal')] },
  });
  const code = textAt(cart, 'code');
  if (code === undefined) return probe.skip('changes of a cart', 'addToCart', 'the server made no cart');
  await probe.call({
    name: 'a quantity is absolute',
    endpoint: 'addToCart',
    method: 'PUT',
    path: `cart/${code}?${query}`,
    body: { ...line, quantity: 2 },
    expect: { status: 201, shape, rules: [equals(2, 'quantity'), equals(code, 'code'), countsPieces] },
  });
  await probe.call({
    name: 'a cart is read by its code',
    endpoint: 'readCart',
    path: `cart/${code}?${query}`,
    expect: { status: 200, shape, rules: [equals(2, 'quantity'), equals(orderable.id, 'products', 0, 'id')] },
  });
  await checkVariants(visit, code);
  await checkCoupons(visit, code);
  await probe.call({
    name: 'a line is removed, with a JSON content type and no body',
    endpoint: 'removeFromCart',
    method: 'DELETE',
    path: `cart/${code}/product/none-${random}?store=${visit.options.store}`,
    headers: { 'content-type': 'application/json' },
    expect: { status: [200, 204] },
  });
  await probe.call({
    name: 'many lines at once',
    endpoint: 'addManyToCart',
    method: 'POST',
    path: `cart/${code}/multi?${query}`,
    body: [{ ...line, quantity: 1 }],
    optional: true,
    expect: { status: 201, shape, rules: [countsPieces] },
  });
  await probe.call({
    name: 'a line is removed by its SKU, and the cart comes back',
    endpoint: 'removeFromCart',
    method: 'DELETE',
    path: `cart/${code}/product/${encodeURIComponent(orderable.sku)}?body=true&${query}`,
    optional: true,
    expect: { status: [200, 204] },
  });
  await checkLastLine(visit, line);
}

/** As public storefronts send it: the SKU, and the chosen options. */
export const lineOf = ({ sku, choices: [choice] }: FoundProduct) => ({
  product: sku,
  ...(choice && { attributes: choice.map((id) => ({ id })) }),
});

async function checkDomainErrors({ probe, query, random, orderable }: Visit): Promise<void> {
  await probe.call({
    name: 'a cart that does not exist',
    endpoint: 'readCart',
    path: `cart/none${random}?${query}`,
    expect: { status: 404 },
  });
  await probe.call({
    name: 'a product that does not exist, into a cart',
    endpoint: 'addToNewCart',
    method: 'POST',
    path: `cart/?${query}`,
    body: { product: `NONE-${random}`, quantity: 1 },
    expect: { status: 404 },
  });
  await probe.call({
    name: 'a line for a cart that does not exist',
    endpoint: 'addToCart',
    method: 'PUT',
    path: `cart/none${random}?${query}`,
    body: { product: orderable?.sku ?? 'NONE', quantity: 1 },
    expect: { status: 404 },
  });
}

/** Public storefronts delete by product id: one line goes, never two. */
async function checkVariants({ probe, query, varied }: Visit, code: string): Promise<void> {
  const [first, second] = varied?.choices ?? [];
  if (!varied || !first || !second)
    return probe.skip('two variants of a product', 'addToCart', 'no product has two variants that can be ordered');
  let lines = 0;
  for (const [name, choice] of [
    ['a variant into a cart', first],
    ['another variant of the same product', second],
  ] as const) {
    const cart = await probe.call({
      name,
      endpoint: 'addToCart',
      method: 'PUT',
      path: `cart/${code}?${query}`,
      body: { product: varied.sku, quantity: 1, attributes: choice.map((id) => ({ id })) },
      expect: { status: 201, shape, rules: [countsPieces] },
    });
    lines = listAt(cart, 'products').length;
  }
  const hasOneLess: Rule = (body) => {
    const left = listAt(body, 'products').length;
    return left === lines - 1 ? undefined : `products: expected ${lines - 1} lines, got ${left}`;
  };
  await probe.call({
    name: 'a line is removed by the id of its product',
    endpoint: 'removeFromCart',
    method: 'DELETE',
    path: `cart/${code}/product/${varied.id}?${query}`,
    expect: { status: [200, 204] },
  });
  await probe.call({
    name: 'one line less, not two',
    endpoint: 'readCart',
    path: `cart/${code}?${query}`,
    expect: { status: 200, shape, rules: [hasOneLess] },
  });
}

async function checkCoupons({ probe, query, random, options }: Visit, code: string): Promise<void> {
  const before = await probe.call({
    name: 'an unknown coupon leaves the cart as it is',
    endpoint: 'applyCoupon',
    method: 'POST',
    path: `cart/${code}/promo/NONE${random}?${query}`,
    headers: { 'content-type': 'application/json' },
    expect: { status: 201, shape, rules: [equals(null, 'promoCode'), countsPieces] },
  });
  const name = 'a coupon reduces the cart';
  if (options.coupon === undefined) return probe.skip(name, 'applyCoupon', 'add --coupon with a valid one');
  await probe.call({
    name,
    endpoint: 'applyCoupon',
    method: 'POST',
    path: `cart/${code}/promo/${encodeURIComponent(options.coupon)}?${query}`,
    body: { promoCart: options.coupon },
    expect: {
      status: 201,
      shape,
      rules: [equals(options.coupon, 'promoCode'), showsDiscount, equals(numberAt(before, 'quantity'), 'quantity')],
    },
  });
}

async function checkLastLine({ probe, query }: Visit, line: object): Promise<void> {
  const cart = await probe.call({
    name: 'another cart has another code',
    endpoint: 'addToNewCart',
    method: 'POST',
    path: `cart/?${query}`,
    body: { ...line, quantity: 1 },
    expect: { status: 201, shape },
  });
  await probe.call({
    name: 'quantity 0 removes the last line',
    endpoint: 'addToCart',
    method: 'PUT',
    path: `cart/${textAt(cart, 'code')}?${query}`,
    body: { ...line, quantity: 0 },
    optional: true,
    expect: { status: 404, rules: [hasNoEntries('products')] },
  });
}
