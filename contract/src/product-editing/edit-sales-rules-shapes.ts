import { z } from 'zod';
import { MAX_AMOUNT } from '../text/minor-units.ts';

const names = z
  .record(z.string(), z.string().trim().min(1).max(120))
  .describe('By language; the first of the store is needed');
export const minor = z.int().min(0).max(MAX_AMOUNT).describe('In the smallest unit of the currency');
const places = {
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(250),
  zones: z.array(z.string().min(1).max(10)).max(100).describe('States or provinces; empty for the whole country'),
};

const deliveryMethod = z
  .object({
    code: z.string().min(1).max(100),
    name: names,
    price: minor,
    freeFrom: minor.nullable().describe('Free for goods of this much'),
    minimumDays: z.int().min(0).max(365),
    maximumDays: z.int().min(0).max(365),
  })
  .refine(({ minimumDays, maximumDays }) => minimumDays <= maximumDays, { path: ['maximumDays'] });

const deliveryRule = z.object({ ...places, methods: z.array(deliveryMethod).min(1).max(20) });
export type SentDeliveryRule = z.output<typeof deliveryRule>;

const taxRule = z.object({
  ...places,
  name: names,
  rate: z.int().min(0).max(99_999).describe('Thousandths of a percent'),
  included: z.boolean().describe('Inside the prices already'),
  onDelivery: z.boolean(),
});
export type SentTaxRule = z.output<typeof taxRule>;

export const salesRuleFields = { delivery: z.array(deliveryRule).max(250), taxes: z.array(taxRule).max(500) };
const version = z.string().max(50);

const salesRules = z.object({
  ...salesRuleFields,
  noTax: z.boolean().describe('The merchant has said that no tax is charged'),
  currency: z.string(),
  country: z.string(),
  languages: z.array(z.string()),
  version,
});
export type SalesRules = z.output<typeof salesRules>;

const changes = z.object({ ...salesRuleFields, noTax: z.boolean().optional(), version });
export type SalesRulesChanges = z.output<typeof changes>;

export const readSalesRules = { response: salesRules };
export const saveSalesRules = { body: changes, response: salesRules };
