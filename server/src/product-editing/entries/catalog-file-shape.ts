// Schema of the catalog file. Unknown keys are refused, so that typing errors are reported. A field that is missing is
// left as it is stored, null removes it; so only the keys of entries are required here.
import { couponKinds } from '@vitrine/contract/cart/coupon-fields.ts';
import { goodsFields, productFields, variantFields } from '@vitrine/contract/catalog/product-fields.ts';
import { customFieldKinds, customFieldSubjects } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { fileParts, fileShapeOf } from '@vitrine/contract/fields/field-schemas.ts';
import { isLanguage } from '@vitrine/contract/site/site-languages.ts';
import { isTimeZone } from '@vitrine/contract/text/time-zone.ts';
import { z } from 'zod';

const { text, richText: markdown, code, slug, day, moment, amount, picture } = fileParts;
/** Any printable characters: SKUs come from other systems. */
const sku = z
  .string()
  .transform((given) => given.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(64)
      .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'not-printable'),
  );
const position = z.int().min(0).max(1_000_000).nullish().describe('Order among its kind; new entries come last');

const seo = {
  slug: slug.nullish().describe('Address; made from the name when missing'),
  title: text.nullish().describe('Title for search engines'),
  metaDescription: text.nullish().describe('Two lines for search engines'),
};

const store = z.strictObject({
  code: code.default('DEFAULT'),
  name: z.string().min(1).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'not-a-currency-code')
    .optional(),
  languages: z
    .array(
      z.string().refine(isLanguage, {
        error: 'no-such-language',
      }),
    )
    .min(1)
    .optional()
    .describe('The first is the default'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'not-a-country-code')
    .optional(),
  state: z.string().nullish(),
  address: z.string().nullish(),
  city: z.string().nullish(),
  postalCode: z.string().nullish(),
  phone: z.string().nullish(),
  email: z.email().nullish(),
  noticeEmail: z.email().nullish().describe('Where the shop writes to you; the email when missing'),
  vatNumber: z.string().nullish().describe('On invoices, such as DE123456789'),
  timeZone: z.string().refine(isTimeZone, 'no-such-time-zone').nullish(),
  since: z.iso.date().nullish(),
  sizeUnit: z.enum(['CM', 'IN']).nullish(),
  weightUnit: z.enum(['KG', 'LB']).nullish(),
  shipsTo: z.array(z.string().regex(/^[A-Z]{2}$/, 'not-a-country-code')).nullish(),
  noTax: z.boolean().nullish().describe('No tax is charged, on purpose'),
  social: z
    .strictObject({
      facebook: z.url().nullish(),
      pinterest: z.url().nullish(),
      instagram: z.url().nullish(),
      youtube: z.url().nullish(),
    })
    .nullish(),
});

const brand = z.strictObject({ code, name: text.nullish(), description: text.nullish(), position });

const option = z.strictObject({
  code,
  name: text.nullish(),
  type: z.enum(['radio', 'select', 'checkbox']).nullish(),
  position,
  values: z
    .array(
      z.strictObject({
        code,
        name: text.nullish(),
        swatch: z
          .string()
          .regex(/^#[0-9A-Fa-f]{6}$/, 'not-a-color')
          .nullish(),
      }),
    )
    .nullish(),
});

const property = z.strictObject({ code, name: text.nullish(), position });

const customField = z.strictObject({
  code,
  on: z.enum(customFieldSubjects).describe('What has the field; it cannot be changed later'),
  kind: z.enum(customFieldKinds).describe('It cannot be changed later'),
  name: text.nullish(),
  help: text.nullish().describe('For the people who fill it in'),
  choices: z
    .array(z.strictObject({ code, name: text.nullish() }))
    .nullish()
    .describe('Of the kind choice'),
  shown: z.boolean().nullish().describe('Shoppers see it'),
  filter: z
    .boolean()
    .nullish()
    .describe('Lists can be filtered by it: choice, flag and country of products and variants'),
  onInvoice: z.boolean().nullish(),
  position,
});

/** The field of that code knows which values are allowed. */
const customValues = z.record(code, z.unknown()).nullish().describe('Values of `fields`, by code');

const categoryFields = z.strictObject({
  code,
  name: text.nullish(),
  ...seo,
  highlights: text.nullish(),
  description: markdown.nullish(),
  image: picture.nullish(),
  headImage: picture.nullish().describe('A wide picture for the top of its page'),
  position,
  visible: z.boolean().nullish(),
  featured: z.boolean().nullish(),
  fields: customValues,
});
const category = categoryFields.extend({
  get children() {
    return z.array(category).nullish();
  },
});

const history = z
  .array(z.strictObject({ since: moment, price: amount }))
  .nullish()
  .describe('Earlier prices');

const variant = z.strictObject({
  sku,
  options: z.record(z.string(), z.string()).nullish().describe('Option code: value code'),
  position,
  history,
  ...fileShapeOf(variantFields),
  fields: customValues,
});

const review = z.strictObject({
  author: z.string().min(1).max(80),
  rating: z.int().min(1).max(5),
  on: day,
  language: z.string().regex(/^[a-z]{2}$/, 'not-a-language-code'),
  text: z.string().min(1).max(2000),
  verified: z.boolean().nullish(),
});

const product = z.strictObject({
  sku,
  position,
  history,
  ...fileShapeOf(productFields),
  ...fileShapeOf(goodsFields),
  properties: z.record(z.string(), text.nullable()).nullish(),
  fields: customValues,
  variants: z.array(variant).nullish(),
  related: z.array(sku).nullish(),
  reviews: z.array(review).nullish(),
});

const group = z.strictObject({ code, products: z.array(sku) });

const page = z.strictObject({
  code,
  name: text.nullish(),
  ...seo,
  text: markdown.nullish(),
  position,
  summary: text.nullish(),
  image: picture.nullish(),
  publishedOn: day.nullish(),
  menu: z.boolean().nullish().describe('Listed in the Blogs menu'),
  visible: z.boolean().nullish(),
});

const box = z.strictObject({
  code,
  name: text.nullish(),
  text: markdown.nullish(),
  position,
  visible: z.boolean().nullish(),
});

const homeSection = z.strictObject({
  type: z.enum(['hero', 'categories', 'products', 'promo', 'journal', 'promises']),
  group: code.nullish().describe('Product group, for a row of products'),
  title: text.nullish(),
  text: text.nullish(),
  linkText: text.nullish(),
  link: z.string().startsWith('/').nullish(),
  images: z.array(picture).nullish(),
  items: z.array(z.strictObject({ title: text, text, icon: z.string().nullish() })).nullish(),
  visible: z.boolean().nullish(),
});

const redirect = z.strictObject({
  from: z.string().min(1).describe('An old address, such as /products/mug'),
  to: z.string().min(1).nullable().describe('A path of this shop; null removes the redirect'),
});

const synonyms = z.record(
  z.string().regex(/^[a-z]{2}$/, 'not-a-language-code'),
  z.array(z.array(z.string().min(1).max(80)).min(2).max(20)),
);
const countries = z.array(z.string().regex(/^[A-Z]{2}$/, 'not-a-country-code')).min(1);
const zones = z.array(z.string().min(1)).default([]).describe('Zone codes, such as QC; the whole country when missing');
const days = z.union([
  z.int().min(0).max(365),
  z.tuple([z.int().min(0).max(365), z.int().min(0).max(365)]).refine(([from, to]) => from <= to, 'days-reversed'),
]);

const coupon = z.strictObject({
  code: code.describe('Found whichever way it is typed, large or small letters'),
  kind: z.enum(couponKinds).optional(),
  value: z.number().min(0).max(10_000_000).nullish().describe('Percent, or units of the currency'),
  from: moment.nullish(),
  until: moment.nullish().describe('The first day on which it no longer holds'),
  minimum: amount.nullish().describe('What the goods it counts on must come to'),
  limit: z.int().min(1).max(1_000_000_000).nullish().describe('Uses in all'),
  limitPerCustomer: z.int().min(1).max(1_000_000_000).nullish(),
  excludedCategories: z.array(code).nullish().describe('Goods in these and below them are not reduced'),
});

const delivery = z.strictObject({
  countries,
  zones,
  methods: z
    .array(
      z.strictObject({
        code,
        name: text,
        price: amount,
        freeFrom: amount.optional().describe('Free for goods of this much'),
        days: days.describe('Days until it arrives: 3, or [3, 5]'),
      }),
    )
    .min(1),
});

const tax = z.strictObject({
  countries,
  zones,
  name: text,
  rate: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,3})?$/, 'not-a-percentage')
    .describe('Percent, in quotes'),
  included: z.boolean().default(false).describe('Inside the prices already'),
  onDelivery: z.boolean().default(false),
});

export const catalogFile = z.strictObject({
  store: store.optional(),
  brands: z.array(brand).default([]),
  options: z.array(option).default([]),
  properties: z.array(property).default([]),
  fields: z.array(customField).default([]),
  categories: z.array(category).default([]),
  products: z.array(product).default([]),
  groups: z.array(group).default([]),
  pages: z.array(page).default([]),
  boxes: z.array(box).default([]),
  home: z.array(homeSection).optional(),
  synonyms: synonyms.default({}),
  coupons: z.array(coupon).default([]),
  redirects: z.array(redirect).default([]),
  delivery: z.array(delivery).optional(),
  taxes: z.array(tax).optional(),
});
export type CatalogFile = z.output<typeof catalogFile>;
export type FileHomeSection = z.output<typeof homeSection>;
export type FileCategory = z.output<typeof category>;
export type FileCustomField = z.output<typeof customField>;
export type FileProduct = z.output<typeof product>;
export type FileVariant = z.output<typeof variant>;
export type FileCoupon = z.output<typeof coupon>;
export type FileDelivery = z.output<typeof delivery>;
export type FileTax = z.output<typeof tax>;
