// The steps of a shopper from an empty cart to an order, for tests.
import * as carts from '@vitrine/contract/cart/cart.ts';
import * as checkout from '@vitrine/contract/checkout/checkout.ts';
import type { Confirmation } from '@vitrine/contract/checkout/checkout-shapes.ts';
import type { AskedShop, TestAnswer } from './asked-shop.ts';

export const ADDRESS = {
  firstName: 'Ann',
  lastName: 'Lee',
  address: '1 Main Street',
  city: 'Portland',
  postalCode: '04101',
  zone: 'ME',
  country: 'US',
};

export interface OrderOptions {
  readonly lang?: string;
  readonly method?: string;
  readonly key?: string;
  readonly email?: string;
  /** Merged into the request body. */
  readonly body?: object;
  readonly payment?: object;
}

/** Creates a cart with these quantities by SKU. */
export async function fillCart(shop: AskedShop, items: Readonly<Record<string, number>>): Promise<string> {
  let code: string | undefined;
  for (const [product, quantity] of Object.entries(items)) {
    const body = { product, quantity };
    const cart = code
      ? await shop.call(carts.addToCart, { params: { code }, body })
      : await shop.call(carts.addToNewCart, { body });
    code = cart.code;
  }
  if (!code) throw new Error('nothing to put into the cart');
  return code;
}

/** The cheapest quote and its total, as shown to the shopper. */
export async function readShown(shop: AskedShop, code: string, lang = 'en') {
  const { country, zone, postalCode } = ADDRESS;
  const quote = await shop.call(checkout.quoteShipping, {
    params: { code },
    query: { lang },
    body: { countryCode: country, zoneCode: zone, postalCode },
  });
  const shippingQuote = quote.selectedShippingOption?.shippingQuoteOptionId ?? 0;
  const total = await shop.call(checkout.readTotal, { params: { code }, query: { lang, quote: shippingQuote } });
  return { shippingQuote, total, amount: total.totals.at(-1)?.value ?? 0 };
}

export async function orderBody(shop: AskedShop, code: string, options: OrderOptions = {}) {
  const { shippingQuote, amount } = await readShown(shop, code, options.lang);
  return {
    shippingQuote,
    currency: 'USD',
    customerAgreement: true,
    payment: {
      paymentType: 'CREDITCARD',
      transactionType: 'CAPTURE',
      paymentModule: options.method ?? 'scripted',
      amount,
      redirect: true,
      ...options.payment,
    },
    customer: { emailAddress: options.email ?? 'ann@example.com', billing: ADDRESS },
    ...options.body,
  };
}

export const submit = (shop: AskedShop, code: string, body: object, options: OrderOptions = {}): Promise<TestAnswer> =>
  shop.send({
    method: 'POST',
    url: `/api/v1/cart/${code}/checkout?lang=${options.lang ?? 'en'}`,
    payload: body,
    headers: { ...(options.key && { 'idempotency-key': options.key }) },
  });

/** Runs all steps and returns the order response. */
export async function order(
  shop: AskedShop,
  items: Readonly<Record<string, number>>,
  options: OrderOptions = {},
): Promise<Confirmation & { readonly code: string }> {
  const code = await fillCart(shop, items);
  const answer = await submit(shop, code, await orderBody(shop, code, options), options);
  if (answer.status !== 200) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
  return { ...(answer.body as Confirmation), code };
}
