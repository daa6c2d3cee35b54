import * as shapes from '@vitrine/contract/checkout/checkout-shapes.ts';
import { at, numberAt, textAt } from '../read-body.ts';
import { endsWithTotal, isText } from '../rules.ts';
import type { FoundProduct, Visit } from '../visit.ts';

/** Fills a new cart; undefined when the server does not make one. */
export async function fillCart(
  { probe, query }: Visit,
  name: string,
  product: FoundProduct,
): Promise<string | undefined> {
  const [choice] = product.choices;
  const cart = await probe.call({
    name,
    endpoint: 'addToNewCart',
    method: 'POST',
    path: `cart/?${query}`,
    body: { product: product.sku, quantity: 1, ...(choice && { attributes: choice.map((id) => ({ id })) }) },
    expect: { status: 201, rules: [isText('code')] },
  });
  return textAt(cart, 'code');
}

interface Place {
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  readonly zone?: string;
}

export const addressIn = (country: string) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  ...(places[country] ?? { address: '1 Main Street', city: 'Springfield', postalCode: '10001' }),
  country,
  countryCode: country,
});

const places: Readonly<Record<string, Place>> = {
  US: { address: '1 Main Street', city: 'Portland', postalCode: '04101', zone: 'ME' },
  CA: { address: '1 rue Principale', city: 'Montreal', postalCode: 'H1H 1H1', zone: 'QC' },
  FR: { address: '1 rue Principale', city: 'Paris', postalCode: '75001' },
  DE: { address: 'Hauptstraße 1', city: 'Berlin', postalCode: '10115' },
};

/** The body of a checkout, as public storefronts send it. */
export const orderOf = (
  { currency, options }: Visit,
  total: unknown,
  quote: number | undefined,
  more: object = {},
) => ({
  shippingQuote: quote ?? '',
  currency,
  payment: {
    paymentType: options.payment === 'moneyorder' ? 'MONEYORDER' : 'CREDITCARD',
    transactionType: 'CAPTURE',
    paymentModule: options.payment,
    amount: numberAt(total, 'totals', -1, 'value') ?? 0,
  },
  customerAgreement: true,
  ...more,
});

export async function checkCheckout(visit: Visit): Promise<void> {
  const { probe, query, random, country, orderable } = visit;
  if (!orderable) return probe.skip('a checkout', 'placeOrder', 'no product can be ordered');
  const code = await fillCart(visit, 'a cart for a guest', orderable);
  if (code === undefined) return probe.skip('a checkout', 'placeOrder', 'the server made no cart');
  const { quote, total } = await checkQuotes(visit, code);
  const billing = addressIn(country);
  const customer = { emailAddress: visit.email('guest'), billing };
  await probe.call({
    name: 'an amount that is not the total',
    endpoint: 'placeOrder',
    method: 'POST',
    path: `cart/${code}/checkout?${query}`,
    body: orderOf(visit, { totals: [{ value: 0.01 }] }, quote, { customer }),
    optional: true,
    expect: { status: 400 },
  });
  await probe.call({
    name: 'an order of a cart that does not exist',
    endpoint: 'placeOrder',
    method: 'POST',
    path: `cart/none${random}/checkout?${query}`,
    body: orderOf(visit, total, quote, { customer }),
    optional: true,
    expect: { status: 400 },
  });
  const startPayment = (name: string) =>
    probe.call({
      name,
      endpoint: 'startPayment',
      method: 'POST',
      path: `cart/${code}/payment/init?${query}`,
      body: orderOf(visit, total, quote).payment,
      optional: true,
      expect: { status: 200 },
    });
  await startPayment('a payment is started before the order');
  const order = await probe.call({
    name: 'a guest orders',
    endpoint: 'placeOrder',
    method: 'POST',
    path: `cart/${code}/checkout?${query}`,
    body: orderOf(visit, total, quote, { customer }),
    expect: { status: 200, shape: shapes.placeOrder.response },
  });
  if (at(order, 'id') === undefined) return probe.skip('a cart after its order', 'readCart', 'there is no order');
  await probe.call({
    name: 'the cart of an order is read again',
    endpoint: 'readCart',
    path: `cart/${code}?${query}`,
    optional: true,
    expect: { status: 200 },
  });
  const [choice] = orderable.choices;
  await probe.call({
    name: 'the cart of an order takes a new line',
    endpoint: 'addToCart',
    method: 'PUT',
    path: `cart/${code}?${query}`,
    body: { product: orderable.sku, quantity: 1, ...(choice && { attributes: choice.map((id) => ({ id })) }) },
    expect: { status: 201, rules: [isText('code')] },
  });
  await startPayment('a payment is started again');
}

async function checkQuotes({ probe, query, country }: Visit, code: string) {
  const { postalCode } = addressIn(country);
  await probe.call({
    name: 'delivery before an address is known',
    endpoint: 'quoteShipping',
    method: 'POST',
    path: `cart/${code}/shipping?${query}`,
    body: {},
    expect: { status: 200, shape: shapes.quoteShipping.response },
  });
  const quotes = await probe.call({
    name: 'delivery to an address',
    endpoint: 'quoteShipping',
    method: 'POST',
    path: `cart/${code}/shipping?${query}`,
    body: { countryCode: country, postalCode },
    expect: { status: 200, shape: shapes.quoteShipping.response },
  });
  // Public storefronts choose the last.
  const quote = numberAt(quotes, 'shippingOptions', -1, 'shippingQuoteOptionId');
  await probe.call({
    name: 'the total without delivery',
    endpoint: 'readTotal',
    path: `cart/${code}/total/?${query}`,
    expect: { status: 200, shape: shapes.readTotal.response, rules: [endsWithTotal('totals'), isText('subTotal')] },
  });
  const total = await probe.call({
    name: 'the total with delivery',
    endpoint: 'readTotal',
    path: `cart/${code}/total/?quote=${quote ?? ''}&${query}`,
    expect: { status: 200, shape: shapes.readTotal.response, rules: [endsWithTotal('totals')] },
  });
  return { quote, total };
}
