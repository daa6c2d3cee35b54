import { z } from 'zod';

/** Why a method cannot be offered. */
export const paymentObstacles = [
  'bank-account',
  'stripe-secret-key',
  'stripe-webhook-secret',
  'stripe-test-key',
  'test-method',
] as const;
export type PaymentObstacle = (typeof paymentObstacles)[number];

const code = z.string().min(1).max(40);
const setBy = z.string().nullable().describe('The environment variable that decides it');
const version = z.string().max(50);

const method = z.object({
  code,
  isOn: z.boolean().describe('Shoppers can choose it'),
  isTest: z.boolean().describe('It takes no money'),
  obstacle: z.enum(paymentObstacles).nullable().describe('Why it cannot be switched on'),
});
export type ShownPaymentMethod = z.output<typeof method>;

const key = z.object({
  isSet: z.boolean(),
  ending: z.string().nullable().describe('Its last four characters, if it was typed here'),
  setBy,
});
export type ShownKey = z.output<typeof key>;

const settings = z.object({
  methods: z.array(method).describe('Those that are on in the order that shoppers see, then the others'),
  methodsSetBy: setBy,
  bankAccount: z.string().nullable(),
  bankAccountSetBy: setBy,
  stripe: z.object({
    secretKey: key,
    webhookSecret: key,
    isTest: z.boolean().nullable().describe('Whether the key is a test key; null without a key'),
    webhookUrl: z.string().describe('The address to enter at Stripe'),
  }),
  canStoreKeys: z.boolean().describe('SECRET is set in the environment, which keys are encrypted with'),
  isCopy: z.boolean().describe('A restored copy, which takes no payments'),
  version,
});
export type PaymentSettingsView = z.output<typeof settings>;

const changes = z.object({
  methods: z
    .array(code)
    .max(20)
    .refine((codes) => new Set(codes).size === codes.length)
    .optional()
    .describe('The methods that are on, in their order'),
  bankAccount: z.string().trim().max(500).nullable().optional(),
  version,
});
export type PaymentChanges = z.output<typeof changes>;

const secretKey = z
  .string()
  .trim()
  .max(300)
  .regex(/^(sk|rk)_(test|live)_\w+$/);
const webhookSecret = z
  .string()
  .trim()
  .max(300)
  .regex(/^whsec_\S+$/);

const test = z.object({
  answer: z
    .enum(['accepted', 'refused', 'unreachable', 'unexpected'])
    .describe('refused: Stripe does not know the key. unexpected: an answer that says nothing about the key'),
  isTest: z.boolean(),
  webhook: z.enum(['enabled', 'missing', 'unknown']).describe('Whether Stripe has the webhook of this shop'),
});
export type StripeKeyTest = z.output<typeof test>;

export const readPaymentSettings = { response: settings };
export const savePaymentSettings = { body: changes, response: settings };
export const testStripeKey = { body: z.object({ secretKey: secretKey.optional() }), response: test };
export const saveStripeKeys = {
  body: z
    .object({ secretKey, webhookSecret })
    .partial()
    .refine((keys) => keys.secretKey !== undefined || keys.webhookSecret !== undefined),
  response: settings,
};
export const removeStripeKeys = { response: settings };
