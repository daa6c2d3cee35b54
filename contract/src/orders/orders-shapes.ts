import { z } from 'zod';
import { customer } from '../account/account-shapes.ts';
import { cart, totalEntry } from '../cart/cart-shapes.ts';
import { description, product } from '../catalog/catalog-shapes.ts';
import { count, page, paging, storeQuery } from '../common-query.ts';
import { ownAttributes } from '../custom-fields/shown-custom-values.ts';

const line = (max: number) => z.string().max(max).nullish();

/** An address as typed: the use case reports missing fields with a message. */
export const givenAddress = z.object({
  firstName: line(60),
  lastName: line(60),
  company: line(100),
  phone: line(40),
  address: line(120),
  address2: line(120).describe('Own addition: apartment, floor, building'),
  city: line(80),
  postalCode: line(20),
  stateProvince: line(100).describe('Free text, kept when `zone` is unknown'),
  zone: line(20).describe('Zone code, such as QC'),
  country: line(8).describe('ISO code'),
  countryCode: line(8).describe('The same under its other name'),
});
export type GivenAddress = z.output<typeof givenAddress>;

export const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string(),
  address2: z.string().nullable(),
  city: z.string(),
  postalCode: z.string(),
  stateProvince: z.string().nullable(),
  zone: z.string().nullable(),
  country: z.string(),
  countryCode: z.string(),
  bilstateOther: z.string().nullable(),
  billingAddress: z.boolean(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  email: z.string().nullable(),
  countryName: z.string(),
  provinceName: z.string().nullable(),
  lines: z.array(z.string()).optional().describe('Own addition: as on a parcel, in the order of the country'),
});
export type Address = z.output<typeof address>;

/** As ordered; with the rest of the product as it is sold now, for the customer and unless `short` leaves it out. */
const orderedProduct = product.partial().extend({
  id: z.int(),
  sku: z.string(),
  image: product.shape.image.describe('Never null for an ordered product: public storefronts read into it'),
  description: description.partial().extend({ name: z.string(), friendlyUrl: z.string() }),
  available: z.boolean().describe('Own addition: it can be ordered again now'),
});

/** The fields an account has beyond the order; only its owner gets them. */
const ownCustomer = customer.omit({ emailVerified: true, pendingEmail: true, newsletter: true, since: true });
export type OrderCustomer = z.output<typeof ownCustomer>;
const orderCustomer = ownCustomer
  .partial()
  .extend(ownCustomer.pick({ id: true, emailAddress: true, userName: true, firstName: true, lastName: true }).shape);

export const orderLine = z.object({
  id: z.int(),
  sku: z.string(),
  productName: z.string(),
  orderedQuantity: z.int(),
  price: z.string().describe('Of one unit, formatted'),
  subTotal: z.string(),
  image: z.string().nullable(),
  attributes: z.array(z.object({ attributeName: z.string(), attributePrice: z.string(), attributeValue: z.string() })),
  product: orderedProduct.describe('The link works only while the product is sold'),
});
export type OrderLine = z.output<typeof orderLine>;

const historyEntry = z.object({
  date: z.string(),
  status: z.string().describe('ORDERED, PROCESSED, DELIVERED, REFUNDED, CANCELED'),
  comment: z.string().nullable().describe('In the order’s language'),
});

const order = z.object({
  id: z.int(),
  number: z.string().optional().describe('Own addition: the number as shoppers know it, the id after a prefix'),
  datePurchased: z.string(),
  orderStatus: z.enum(['ORDERED', 'PROCESSED', 'DELIVERED', 'REFUNDED', 'CANCELED']),
  previousOrderStatus: z.null(),
  paymentStatus: z
    .enum(['open', 'pending', 'paid', 'failed', 'due', 'refunded'])
    .describe('Own addition. due: paid by bank transfer or on delivery. failed: also given up or too late'),
  currency: z.string(),
  paymentType: z.string(),
  paymentModule: z.string(),
  paymentName: z.string().describe('Own addition: name of the payment method'),
  shippingModule: z.string().nullable(),
  shippingName: z.string().nullable().describe('Own addition'),
  expectedDelivery: z.string().nullable().describe('Own addition: the latest day, as yyyy-mm-dd'),
  customerAgreed: z.boolean(),
  confirmedAddress: z.boolean(),
  comments: z.string().nullable(),
  creditCard: z.null(),
  currencyModel: z.null(),
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  fields: ownAttributes,
  customer: orderCustomer,
  billing: address,
  delivery: address,
  totals: z.array(totalEntry).describe('The grand total is last'),
  total: totalEntry,
  tax: totalEntry.nullable(),
  shipping: totalEntry.nullable(),
  refunded: z.number().describe('Own addition: amount refunded so far'),
  products: z.array(orderLine),
  history: z.array(historyEntry).describe('Own addition, oldest first'),
  tracking: z.object({ number: z.string(), url: z.string().nullable() }).nullable().describe('Own addition'),
  payUrl: z.string().nullable().describe('Own addition: where an open payment can still be made'),
  hasInvoice: z.boolean().describe('Own addition: readInvoice has something to give'),
  canRestoreCart: z.boolean().describe('Own addition: the order was not paid; its cart can be restored'),
  instructions: z
    .string()
    .nullable()
    .describe(
      'Own addition: how to pay what is due; a bank transfer has a line for each of amount, account, codes and reference',
    ),
  language: z.string().describe('Own addition: the language the order was placed in'),
});
export type Order = z.output<typeof order>;

/** Longer than any field may be, so that the form rule with its clear message applies first. */
const written = z.string().max(10_000).nullish();

const idParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const keyQuery = storeQuery.extend({ key: z.string().max(64).optional().describe('The order’s key') });
const outcome = z.object({
  id: z.int().describe('As in the request'),
  orderStatus: z.string().nullable().describe('Null for a caller who may not open the order, and for an unknown order'),
  paymentStatus: order.shape.paymentStatus.nullable().describe('Null like orderStatus'),
});
export type PaymentOutcome = z.output<typeof outcome>;

const short = z
  .enum(['true', 'false'])
  .optional()
  .describe('Own addition: true leaves out what an order does not need: whole products, addresses of the account');

export const listOrders = {
  query: storeQuery.extend({ page: page.default(0), count: count.default(100), short }),
  response: z.object({ ...paging, orders: z.array(order) }),
};
export const readOwnOrder = { params: idParams, query: storeQuery.extend({ short }), response: order };
export const readOrder = { params: idParams, query: keyQuery, response: order };
const invoice = z.instanceof(Uint8Array).describe('application/pdf, in the language of the order');
export const requestOrderLink = {
  query: storeQuery,
  body: z.object({
    orderNumber: written.describe('With or without its prefix'),
    email: written.describe('The one the order was placed with; the link goes there'),
    website: written.describe('Honeypot: hidden from people; a request that fills it in is ignored'),
  }),
  response: z
    .object({ message: z.string() })
    .describe('The same, after the same time, whether or not there is such an order'),
};
export const readOwnInvoice = { params: idParams, query: storeQuery, response: invoice };
export const readInvoice = { params: idParams, query: keyQuery, response: invoice };
export const paymentSucceeded = { params: idParams, query: keyQuery, response: outcome };
export const paymentFailed = { params: idParams, query: keyQuery, response: outcome };
export const restoreCart = { params: idParams, query: keyQuery, response: cart };
