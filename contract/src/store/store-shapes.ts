import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { typePairs } from '../shop-brand/brand-rules.ts';

const brandPicture = z.object({ url: z.string(), width: z.int(), height: z.int() });

const brand = z.object({
  accent: z.string().nullable().describe('Such as #163264; null: that of a shop without a brand'),
  accentDark: z.string().nullable().describe('In the dark theme; null: made from the accent colour'),
  typePair: z.enum(typePairs).nullable(),
  logo: brandPicture.nullable(),
  logoDark: brandPicture.nullable().describe('For dark backgrounds; null: the same'),
  siteIcon: brandPicture.extend({ smallUrl: z.string() }).nullable().describe('Of the tab of a browser'),
});

export const store = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  defaultLanguage: z.string(),
  currency: z.string(),
  inBusinessSince: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  template: z.string(),
  useCache: z.boolean(),
  currencyFormatNational: z.boolean(),
  retailer: z.boolean(),
  dimension: z.string(),
  weight: z.string(),
  currentUserLanguage: z.string().nullable(),
  address: z.object({
    stateProvince: z.string().nullable(),
    zone: z.string().nullable().describe('Code of the state, if the country has a list of states'),
    country: z.string(),
    countryCode: z.string().describe('The same under its other name'),
    address: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
    active: z.boolean(),
  }),
  logo: z.object({ name: z.string(), path: z.string() }).nullable(),
  audit: z.null(),
  parent: z.null(),
  supportedLanguages: z.array(z.object({ code: z.string(), id: z.int() })),
  brand: brand.optional().describe('Own addition: absent without a brand'),
});
export type Store = z.output<typeof store>;

const zone = z.object({ id: z.int(), countryCode: z.string(), code: z.string().nullable(), name: z.string() });

const fieldName = z.object({
  label: z.string().optional().describe('ZIP code'),
  one: z.string().optional().describe('a ZIP code'),
});

const addressFormat = z.object({
  lines: z
    .array(z.string())
    .describe('Such as `{city}, {state} {postalCode}`; also `{name}`, `{company}`, `{address}`'),
  required: z.array(z.enum(['address', 'city', 'state', 'postalCode'])),
  city: fieldName.nullable().describe('null: addresses of the country have none'),
  state: fieldName.nullable(),
  postalCode: fieldName
    .extend({ pattern: z.string().describe('Without spaces and dashes, in capitals'), example: z.string() })
    .nullable(),
  stateCodes: z.boolean().describe('The code of a state is printed, not its name'),
});

const country = z.object({
  id: z.int(),
  code: z.string(),
  supported: z.boolean(),
  name: z.string(),
  zones: z.array(zone),
  addressFormat: addressFormat.optional().describe('Own addition: how addresses of the country are written'),
});
export type Country = z.output<typeof country>;
export type Zone = z.output<typeof zone>;

const config = z.object({
  facebook: z.string().nullable(),
  pinterest: z.string().nullable(),
  ga: z.string().nullable(),
  instagram: z.string().nullable(),
  youtube: z.string().nullable().describe('Own addition'),
  allowOnlinePurchase: z.boolean(),
  opensLater: z
    .boolean()
    .describe('Own addition: it takes no orders yet, because its address, delivery or payment is not set'),
  displaySearchBox: z.boolean(),
  displayContactUs: z.boolean(),
  displayShipping: z.boolean(),
  displayCustomerSection: z.boolean(),
  displayAddToCartOnFeaturedItems: z.boolean(),
  displayCustomerAgreement: z.boolean(),
  displayPagesMenu: z.boolean(),
});
export type Config = z.output<typeof config>;

export const checkHealth = { response: z.object({ status: z.literal('UP') }) };
export const readStore = {
  params: z.object({ code: z.string().min(1).max(64) }),
  query: storeQuery.pick({ lang: true }),
  response: store,
};
export const readConfig = { query: storeQuery, response: config };
export const listLanguages = {
  query: storeQuery,
  response: z.array(z.object({ id: z.int(), code: z.string() })),
};
export const listCurrencies = {
  query: storeQuery,
  response: z.array(
    z.object({ id: z.int(), code: z.string(), name: z.string(), symbol: z.string(), supported: z.boolean() }),
  ),
};
export const listCountries = { query: storeQuery, response: z.array(country) };
export const listShippingCountries = { query: storeQuery, response: z.array(country) };
export const listZones = {
  query: storeQuery.extend({ code: z.string().max(16).optional().describe('ISO country code') }),
  response: z.array(zone),
};
export const listMeasures = {
  query: storeQuery,
  response: z.object({ weights: z.array(z.string()), measures: z.array(z.string()) }),
};
