import { z } from 'zod';
import { totalEntry } from './cart-shapes.ts';
import { storeQuery } from './common-query.ts';

const codeParams = z.object({ code: z.string().min(1).max(64) });
const word = z.string().max(100).nullish();

const shippingOption = z.object({
  shippingQuoteOptionId: z.int().describe('What `quote` of readTotal takes'),
  optionId: z.string(),
  optionCode: z.string(),
  optionName: z.string(),
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
  message: z.string().nullable().describe('Own addition: why there is no option, in the language of the request'),
});
export type ShippingQuote = z.output<typeof shippingQuote>;

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
  answer: shippingQuote,
};
export const readTotal = {
  params: codeParams,
  query: storeQuery.extend({ quote: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
  answer: total,
};
