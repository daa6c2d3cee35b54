import { z } from 'zod';
import { minor, salesRuleFields } from '../product-editing/edit-sales-rules-shapes.ts';

const trial = z.object({
  ...salesRuleFields,
  country: z.string().regex(/^[A-Z]{2}$/),
  zone: z.string().max(10).nullable(),
  postalCode: z.string().trim().max(20),
  items: minor.describe('Price of the goods'),
});
export type SalesRulesTrial = z.output<typeof trial>;

const tried = z.object({
  zone: z.string().describe('The state or province that counted; empty when none is known'),
  methods: z
    .array(
      z.object({
        code: z.string(),
        name: z.string(),
        price: minor,
        minimumDays: z.int(),
        maximumDays: z.int(),
        taxes: z.array(z.object({ name: z.string(), rate: z.int(), amount: minor, included: z.boolean() })),
        total: z.int(),
      }),
    )
    .describe('Empty where nothing is delivered'),
});
export type TriedSalesRules = z.output<typeof tried>;

export const trySalesRules = { body: trial, response: tried };

const opening = z.object({
  steps: z
    .array(
      z.object({
        name: z.enum(['identity', 'delivery', 'payment', 'taxes', 'terms']),
        isDone: z.boolean(),
        isRequired: z.boolean().describe('No orders are taken before it is done'),
      }),
    )
    .describe('Empty in shops that take orders without it, such as the demo shop'),
});
export type Opening = z.output<typeof opening>;

export const readOpening = { response: opening };
