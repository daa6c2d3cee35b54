import { z } from 'zod';
import { isVatNumber } from '../address/address-rules.ts';
import { isLanguage } from '../site/site-languages.ts';
import { isTimeZone } from '../text/time-zone.ts';

const line = z.string().trim().min(1).max(120);
const email = z.email().max(200);

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
  address: line.nullable(),
  city: line.nullable(),
  state: line.nullable().describe('Its code where the country has a list, such as ME'),
  postalCode: line.nullable(),
  phone: line.nullable(),
  email: email.nullable(),
  noticeEmail: email.nullable().describe('Where the shop writes to the merchant; the email when it is null'),
  vatNumber: z.string().trim().refine(isVatNumber).nullable().describe('On invoices, such as DE123456789'),
};
const version = z.string().max(50);

const settings = z.object({
  name: z.string(),
  country: z.string(),
  currency: z.string(),
  languages: z.array(z.string()),
  timeZone: z.string(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postalCode: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  noticeEmail: z.string().nullable(),
  vatNumber: z.string().nullable(),
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
export type StoreChanges = z.input<typeof changes>;

export const readStoreSettings = { response: settings };
export const updateStore = { body: changes, response: settings };
export const emptyShop = { response: settings };
