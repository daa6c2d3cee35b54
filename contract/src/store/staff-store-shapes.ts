import { z } from 'zod';
import { isLanguage } from '../site/site-languages.ts';
import { isTimeZone } from '../text/time-zone.ts';

const fields = {
  name: z.string().trim().min(1).max(120),
  country: z.string().regex(/^[A-Z]{2}$/),
  currency: z.string().refine((code) => Intl.supportedValuesOf('currency').includes(code)),
  languages: z
    .array(z.string().refine(isLanguage))
    .min(1)
    .max(20)
    .refine((codes) => new Set(codes).size === codes.length)
    .describe('The first is the default'),
  timeZone: z.string().max(60).refine(isTimeZone).describe('Such as Europe/Berlin'),
};
const version = z.string().max(50);

const settings = z.object({
  name: z.string(),
  country: z.string(),
  currency: z.string(),
  languages: z.array(z.string()),
  timeZone: z.string(),
  version,
  isCurrencyFixed: z.boolean().describe('There are orders'),
  products: z.int(),
  canBeEmptied: z.boolean().describe('It has taken no money'),
});
export type StoreSettings = z.output<typeof settings>;

const changes = z
  .object({ ...fields })
  .partial()
  .extend({ version });
export type StoreChanges = z.output<typeof changes>;

export const readStoreSettings = { response: settings };
export const updateStore = { body: changes, response: settings };
export const emptyShop = { response: settings };
