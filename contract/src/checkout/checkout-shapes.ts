import { z } from 'zod';
import { totalEntry } from '../cart/cart-shapes.ts';
import { storeQuery } from '../common-query.ts';
import { address, givenAddress, orderLine } from '../orders/orders-shapes.ts';

const codeParams = z.object({ code: z.string().min(1).max(64) });
const word = z.string().max(100).nullish();

const shippingOption = z.object({
  shippingQuoteOptionId: z.int().describe('What `quote` of readTotal takes'),
  optionId: z.string(),
  optionCode: z.string(),
  optionName: z.string(),
  optionLanguage: z.string().optional().describe('Own addition: the language of the name'),
  description: z.string(),
  note: z.string(),
  optionPrice: z.number(),
  optionPriceText: z.string(),
  optionShippingDate: z.string().nullable(),
  optionDeliveryDate: z.string().nullable().describe('The latest day, as yyyy-mm-dd'),
  estimatedNumberOfDays: z.string().nullable().describe('3-5'),
  minimumDays: z.int().describe('Own addition'),
  maximumDays: z.int().describe('Own addition'),
  shippingModuleCode: z.string(),
});
export type ShippingOption = z.output<typeof shippingOption>;

export const shippingQuote = z.object({
  shipping: z.number(),
  handling: z.null(),
  shippingModule: z.string().nullable(),
  shippingOption: z.string().nullable(),
  freeShipping: z.boolean(),
  taxOnShipping: z.boolean(),
  shippingQuote: z.boolean().describe('Whether there is a way to deliver'),
  shippingText: z.string().nullable(),
  handlingText: z.string(),
  delivery: z.object({ postalCode: z.string().nullable(), country: z.string(), zone: z.string().nullable() }),
  selectedShippingOption: shippingOption.nullable().describe('The cheapest'),
  shippingOptions: z
    .array(shippingOption)
    .nullable()
    .describe('Dearest first: public storefronts choose the last. null when the country is not served'),
  quoteInformations: z.record(z.string(), z.string()),
  taxByState: z
    .boolean()
    .optional()
    .describe('Own addition: no state is known, and some states of the country have taxes of their own'),
  message: z.string().nullable().describe('Own addition: why there is no option, in the language of the request'),
});
export type ShippingQuote = z.output<typeof shippingQuote>;

const deliveryMethod = z.object({
  code: z.string(),
  name: z.string(),
  price: z.number(),
  displayPrice: z.string(),
  freeFrom: z.number().nullable().describe('Amount of goods from which it is free'),
  displayFreeFrom: z.string().nullable(),
  minimumDays: z.int(),
  maximumDays: z.int(),
});
export type DeliveryMethod = z.output<typeof deliveryMethod>;

export const listDeliveryMethods = {
  query: storeQuery.extend({ country: z.string().length(2).describe('ISO code') }),
  response: z.array(deliveryMethod),
};

export const total = z.object({
  subTotal: z.string(),
  total: z.string(),
  taxTotal: z.string().nullable().describe('Tax lines together, whether inside the prices or on top'),
  totals: z.array(totalEntry).describe('The grand total is last: its value is what is paid'),
});
export type Total = z.output<typeof total>;

export const quoteShipping = {
  params: codeParams,
  query: storeQuery,
  body: z.object({
    countryCode: word.describe('ISO code; the store’s own country when missing or unknown'),
    country: word.describe('The same under its other name'),
    zoneCode: word.describe('Zone code, such as QC'),
    zone: word.describe('The same under its other name'),
    postalCode: word,
  }),
  response: shippingQuote,
};
export const readTotal = {
  params: codeParams,
  query: storeQuery.extend({ quote: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
  response: total,
};

export const quoteOwnShipping = { params: codeParams, query: storeQuery, response: shippingQuote };
export const readOwnTotal = { ...readTotal };

const paymentMethod = z.object({
  code: z.string().describe('What paymentModule takes: test, stripe, bank-transfer, cash-on-delivery'),
  paymentType: z.string().describe('CREDITCARD, DIRECTBANK, COD'),
  name: z.string(),
  description: z.string(),
  redirects: z.boolean().describe('The shopper pays on a page of the provider'),
  test: z.boolean().describe('No money is charged'),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

const payment = z.object({
  paymentType: z.string().max(40).nullish(),
  transactionType: z.string().max(40).nullish(),
  paymentModule: z.string().max(40).describe('code of listPaymentMethods'),
  paymentToken: z
    .string()
    .max(500)
    .nullish()
    .describe(
      'Stripe’s card token (tok_…): charged at once. 402 payment.declined, or payment.action with `redirectUrl`',
    ),
  amount: z
    .union([z.number(), z.string().max(30)])
    .describe('The total the shopper was shown; any other is refused with the new totals'),
  redirect: z
    .boolean()
    .optional()
    .describe('Own addition: the caller follows `redirectUrl`. Without it a card is, in test mode only, paid at once'),
});

const order = z.object({
  shippingQuote: z
    .union([z.int(), z.string().max(20)])
    .nullish()
    .describe('shippingQuoteOptionId; the cheapest way when missing or empty'),
  currency: z.string().max(8).nullish(),
  payment,
  comments: z.string().max(500).nullish(),
  customerAgreement: z.boolean().nullish().describe('The terms were agreed to'),
  attributes: z
    .array(z.object({ key: z.string().max(100), value: z.string().max(500) }))
    .max(20)
    .nullish(),
});

const confirmation = z.object({
  id: z.int(),
  number: z.string().optional().describe('Own addition: the number as shoppers know it'),
  billing: address,
  delivery: address.nullable(),
  shipping: z.string().nullable(),
  payment: z.string(),
  total: z.object({ totals: z.array(totalEntry), grandTotal: z.string() }),
  products: z.array(orderLine),
  key: z.string().describe('Own addition: opens the order without an account'),
  orderStatus: z.string(),
  paymentStatus: z.enum(['open', 'pending', 'paid', 'failed', 'due', 'refunded']),
  redirectUrl: z.string().nullable().describe('Own addition: where the shopper pays; null when nothing is left to do'),
  emailAddress: z.string(),
});
export type Confirmation = z.output<typeof confirmation>;

const guest = z.object({
  emailAddress: z.string().max(254),
  password: z.string().max(256).nullish().describe('Creates an account'),
  repeatPassword: z.string().max(256).nullish(),
  billing: givenAddress.nullish().describe('The delivery address when missing'),
  delivery: givenAddress.nullish().describe('The billing address when missing'),
});

export const listPaymentMethods = { query: storeQuery, response: z.array(paymentMethod) };
export const placeOrder = {
  params: codeParams,
  query: storeQuery,
  body: order.extend({ customer: guest }),
  response: confirmation,
};
export const placeOrderAsCustomer = {
  params: codeParams,
  query: storeQuery,
  body: order.extend({
    customer: guest
      .omit({ password: true, repeatPassword: true })
      .partial()
      .nullish()
      .describe('Own addition: addresses for this order'),
  }),
  response: confirmation,
};
export const startPayment = {
  params: codeParams,
  query: storeQuery.extend({ key: z.string().max(64).optional().describe('Own addition: the key of the order') }),
  body: payment.partial({ amount: true }),
  response: z.object({
    id: z.int(),
    orderId: z.int(),
    details: z.object({ redirectUrl: z.string().nullable() }),
    transactionDate: z.string(),
    amount: z.number(),
    paymentType: z.string(),
    transactionType: z.string(),
  }),
};
