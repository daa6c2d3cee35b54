import { customer as customerShape } from '@vitrine/contract/account/account-shapes.ts';
import { product } from '@vitrine/contract/catalog/catalog-shapes.ts';
import * as checkout from '@vitrine/contract/checkout/checkout-shapes.ts';
import * as shapes from '@vitrine/contract/orders/orders-shapes.ts';
import { z } from 'zod';
import { at, listAt, numberAt, textAt } from '../read-body.ts';
import type { Rule } from '../result.ts';
import { endsWithTotal } from '../rules.ts';
import type { Customer, Visit } from '../visit.ts';
import { addressIn, orderOf } from './checkout.ts';

/** With whole products and customers, as in Shopizer. The contract leaves them out of short orders. */
const wholeOrder = shapes.readOwnOrder.response.extend({
  customer: customerShape.partial({ emailVerified: true, pendingEmail: true, newsletter: true, since: true }),
  products: z.array(shapes.orderLine.extend({ product })),
});
const wholeOrders = shapes.listOrders.response.extend({ orders: z.array(wholeOrder) });

export async function checkOrders(visit: Visit): Promise<void> {
  const { probe, query, customer } = visit;
  if (!customer) return probe.skip('orders of a customer', 'listOrders', 'the customer could not register');
  const id = await orderAsCustomer(visit, customer);
  const { token } = customer;
  await probe.call({
    name: 'orders of a customer',
    endpoint: 'listOrders',
    path: `auth/orders/?page=0&count=5&${query}`,
    token,
    expect: {
      status: 200,
      shape: wholeOrders,
      rules: id === undefined ? [] : [lists(id), endsWithTotal('orders', 0, 'totals')],
    },
  });
  await probe.call({
    name: 'orders without a token',
    endpoint: 'listOrders',
    path: `auth/orders/?${query}`,
    expect: { status: 401 },
  });
  await probe.call({
    name: 'an order of somebody else',
    endpoint: 'readOwnOrder',
    path: `auth/orders/999999999?${query}`,
    token,
    expect: { status: 404 },
  });
  if (id === undefined) return probe.skip('an order of a customer', 'readOwnOrder', 'there is no order');
  await probe.call({
    name: 'an order of a customer',
    endpoint: 'readOwnOrder',
    path: `auth/orders/${id}?${query}`,
    token,
    expect: { status: 200, shape: wholeOrder, rules: [endsWithTotal('totals'), canBeShown] },
  });
}

/** Public storefronts send no address: those of the account are meant. */
async function orderAsCustomer(visit: Visit, { token }: Customer): Promise<number | undefined> {
  const { probe, query, country } = visit;
  const cart = await probe.call({
    name: 'the customer’s cart',
    endpoint: 'readCustomerCart',
    path: `auth/customer/cart?&${query}`,
    token,
    expect: { status: 200 },
  });
  const code = textAt(cart, 'code');
  if (code === undefined) {
    probe.skip('a customer orders', 'placeOrderAsCustomer', 'the customer has no cart');
    return undefined;
  }
  const quotes = await probe.call({
    name: 'delivery to the customer',
    endpoint: 'quoteShipping',
    method: 'POST',
    path: `cart/${code}/shipping?${query}`,
    token,
    body: { countryCode: country, postalCode: addressIn(country).postalCode },
    expect: { status: 200, shape: checkout.quoteShipping.response },
  });
  const quote = numberAt(quotes, 'shippingOptions', -1, 'shippingQuoteOptionId');
  const total = await probe.call({
    name: 'the total for the customer',
    endpoint: 'readTotal',
    path: `cart/${code}/total/?quote=${quote ?? ''}&${query}`,
    token,
    expect: { status: 200, shape: checkout.readTotal.response, rules: [endsWithTotal('totals')] },
  });
  await probe.call({
    name: 'delivery to the address of the account',
    endpoint: 'quoteOwnShipping',
    path: `auth/cart/${code}/shipping?${query}`,
    token,
    optional: true,
    expect: { status: 200, shape: checkout.quoteShipping.response },
  });
  await probe.call({
    name: 'the total by the id of the cart',
    endpoint: 'readOwnTotal',
    path: `auth/cart/${at(cart, 'id')}/total?quote=${quote ?? ''}&${query}`,
    token,
    optional: true,
    expect: { status: 200, shape: checkout.readTotal.response },
  });
  const order = await probe.call({
    name: 'a customer orders',
    endpoint: 'placeOrderAsCustomer',
    method: 'POST',
    path: `auth/cart/${code}/checkout?${query}`,
    token,
    body: orderOf(visit, total, quote),
    expect: { status: 200, shape: checkout.placeOrderAsCustomer.response },
  });
  return numberAt(order, 'id');
}

const lists =
  (id: number): Rule =>
  (body) =>
    listAt(body, 'orders').some((order) => at(order, 'id') === id) ? undefined : `orders: expected the order ${id}`;

/** The page of an order reads into the picture of each product, and into the address when something is delivered. */
const canBeShown: Rule = (body) => {
  const hasPictures = listAt(body, 'products').every(
    (line) => textAt(line, 'product', 'image', 'imageUrl') !== undefined,
  );
  if (!hasPictures) return 'products: expected product.image.imageUrl of every line';
  const isDelivered = at(body, 'shipping') !== null;
  return isDelivered && textAt(body, 'delivery', 'city') === undefined ? 'delivery: expected an address' : undefined;
};
