// Schema of the catalogue file. Unknown keys are refused, so that typing errors are reported.
import { isLanguage, languages } from '@vitrine/contract/site-languages.ts';
import { z } from 'zod';

/** One text for all languages, or one per language. */
const text = z.union([z.string().min(1), z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(1))]);
const code = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'letters, digits, - and _ only')
  .max(64);
const slug = z.union([
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase letters, digits and single hyphens only'),
  z.record(
    z.string().regex(/^[a-z]{2}$/),
    z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase letters, digits and single hyphens only'),
  ),
]);
/** A date such as 2026-03-01, or days relative to the import: -30d, +45d. */
const day = z.union([z.iso.date(), z.string().regex(/^[+-]\d{1,4}d$/, 'a day such as 2026-03-01, or -30d, or +45d')]);
const amount = z.number().min(0).max(10_000_000).describe('In units of the currency: 24 or 24.50');
const stock = z.int().min(0).max(1_000_000);

const picture = z.union([z.string().min(1), z.strictObject({ file: z.string().min(1), alt: text.optional() })]);

const seo = {
  slug: slug.optional().describe('Address; made from the name when missing'),
  title: text.optional().describe('Title for search engines'),
  metaDescription: text.optional().describe('Two lines for search engines'),
};

const store = z.strictObject({
  code: code.default('DEFAULT'),
  name: z.string().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/, 'three capital letters, such as USD'),
  languages: z
    .array(
      z.string().refine(isLanguage, {
        error: ({ input }) => `"${input}" is not a language of this software; it has ${languages.join(', ')}`,
      }),
    )
    .min(1)
    .describe('The first is the default'),
  country: z.string().regex(/^[A-Z]{2}$/),
  state: z.string().optional(),
  address: z.string().optional(),
  city: z.string().optional(),
  postalCode: z.string().optional(),
  phone: z.string().optional(),
  email: z.email().optional(),
  noticeEmail: z.email().optional().describe('Where the shop writes to you; the email when missing'),
  since: z.iso.date().optional(),
  sizeUnit: z.enum(['CM', 'IN']).default('CM'),
  weightUnit: z.enum(['KG', 'LB']).default('KG'),
  shipsTo: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  social: z
    .strictObject({
      facebook: z.url().optional(),
      pinterest: z.url().optional(),
      instagram: z.url().optional(),
      youtube: z.url().optional(),
    })
    .default({}),
});

const brand = z.strictObject({ code, name: text, description: text.optional() });

const option = z.strictObject({
  code,
  name: text,
  type: z.enum(['radio', 'select', 'checkbox']).default('radio'),
  values: z
    .array(
      z.strictObject({
        code,
        name: text,
        swatch: z
          .string()
          .regex(/^#[0-9A-Fa-f]{6}$/)
          .optional(),
      }),
    )
    .min(1),
});

const property = z.strictObject({ code, name: text });

const categoryFields = z.strictObject({
  code,
  name: text,
  ...seo,
  highlights: text.optional(),
  description: text.optional().describe('Markdown'),
  image: picture.optional(),
  headImage: picture.optional().describe('A wide picture for the top of its page'),
  visible: z.boolean().default(true),
  featured: z.boolean().default(false),
});
const category = categoryFields.extend({
  get children() {
    return z.array(category).default([]);
  },
});

const price = {
  price: amount.optional(),
  special: z
    .strictObject({ price: amount, from: day.optional(), until: day.optional() })
    .optional()
    .describe('A reduced price; the one struck out is the lowest of the 30 days before'),
  history: z
    .array(z.strictObject({ since: day, price: amount }))
    .optional()
    .describe('Earlier prices'),
};

/** Marks of the manufacturer. They belong to what is sold: a variant, or a product without variants. */
const marks = {
  gtin: z
    .string()
    .regex(/^(\d{8}|\d{12,14})$/, 'the 8, 12, 13 or 14 digits of the barcode, in quotes')
    .optional(),
  mpn: z.string().trim().min(1).max(70).optional().describe('Part number of the manufacturer'),
};

const variant = z.strictObject({
  sku: code,
  options: z.record(z.string(), z.string()).describe('Option code: value code'),
  stock: stock.default(0),
  available: z.boolean().default(true),
  ...marks,
  ...price,
  images: z.array(picture).default([]),
});

const review = z.strictObject({
  author: z.string().min(1).max(80),
  rating: z.int().min(1).max(5),
  on: day,
  language: z.string().regex(/^[a-z]{2}$/),
  text: z.string().min(1).max(2000),
  verified: z.boolean().default(false),
});

const product = z.strictObject({
  sku: code,
  brand: code.optional(),
  categories: z.array(code).min(1).describe('The first decides whether the product is shown'),
  name: text,
  ...seo,
  highlights: text.optional(),
  description: text.optional().describe('Markdown'),
  keywords: text.optional(),
  properties: z.record(z.string(), text).default({}),
  size: z
    .strictObject({
      width: z.number().min(0).optional(),
      length: z.number().min(0).optional(),
      height: z.number().min(0).optional(),
      weight: z.number().min(0).optional(),
    })
    .default({}),
  ...price,
  ...marks,
  condition: z.enum(['new', 'refurbished', 'used']).default('new'),
  stock: stock.optional(),
  lowStock: stock.optional().describe('You get a notice when an order leaves this many pieces, or fewer'),
  images: z.array(picture).default([]),
  variants: z.array(variant).default([]),
  related: z.array(code).default([]),
  reviews: z.array(review).default([]),
  visible: z.boolean().default(true),
  available: z.boolean().default(true),
  shippable: z.boolean().default(true),
  preOrder: z.boolean().default(false),
  availableOn: day.optional().describe('Not sold before this day, unless it is a pre-order'),
  addedOn: day.optional(),
  sold: z.int().min(0).default(0).describe('Pieces sold elsewhere so far: for the best-selling order'),
});

const group = z.strictObject({ code, products: z.array(code) });

const page = z.strictObject({
  code,
  name: text,
  ...seo,
  text: text.describe('Markdown'),
  summary: text.optional(),
  image: picture.optional(),
  publishedOn: day.optional(),
  menu: z.boolean().default(true).describe('Listed in the Blogs menu'),
  visible: z.boolean().default(true),
});

const box = z.strictObject({
  code,
  name: text.optional(),
  text: text.describe('Markdown'),
  visible: z.boolean().default(true),
});

const homeSection = z.strictObject({
  type: z.enum(['hero', 'categories', 'products', 'promo', 'journal', 'promises']),
  group: code.optional().describe('Product group, for a row of products'),
  title: text.optional(),
  text: text.optional(),
  linkText: text.optional(),
  link: z.string().startsWith('/').optional(),
  images: z.array(picture).default([]),
  items: z.array(z.strictObject({ title: text, text, icon: z.string().optional() })).default([]),
  visible: z.boolean().default(true),
});

const synonyms = z.record(z.string().regex(/^[a-z]{2}$/), z.array(z.array(z.string().min(1).max(80)).min(2).max(20)));
const countries = z.array(z.string().regex(/^[A-Z]{2}$/, 'two capital letters, such as US')).min(1);
const zones = z.array(z.string().min(1)).default([]).describe('Zone codes, such as QC; the whole country when missing');
const days = z.union([
  z.int().min(0).max(365),
  z
    .tuple([z.int().min(0).max(365), z.int().min(0).max(365)])
    .refine(([from, to]) => from <= to, 'the lower number of days comes first'),
]);

const coupon = z.strictObject({
  code: code.describe('Found whichever way it is typed, large or small letters'),
  kind: z.enum(['percentage', 'amount', 'free-delivery']),
  value: z.number().min(0).max(10_000_000).optional().describe('Percent, or units of the currency'),
  from: day.optional(),
  until: day.optional().describe('The first day on which it no longer holds'),
  minimum: amount.optional().describe('What the goods it counts on must come to'),
  limit: z.int().min(1).max(1_000_000_000).optional().describe('Uses in all'),
  limitPerCustomer: z.int().min(1).max(1_000_000_000).optional(),
  excludedCategories: z.array(code).default([]).describe('Goods in these and below them are not reduced'),
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
    .regex(/^\d{1,2}(\.\d{1,3})?$/, 'percent in quotes, such as "9.975"')
    .describe('Percent, in quotes'),
  included: z.boolean().default(false).describe('Inside the prices already'),
  onDelivery: z.boolean().default(false),
});

export const catalogueFile = z.strictObject({
  store: store.optional(),
  brands: z.array(brand).default([]),
  options: z.array(option).default([]),
  properties: z.array(property).default([]),
  categories: z.array(category).default([]),
  products: z.array(product).default([]),
  groups: z.array(group).default([]),
  pages: z.array(page).default([]),
  boxes: z.array(box).default([]),
  home: z.array(homeSection).default([]),
  synonyms: synonyms.default({}),
  coupons: z.array(coupon).default([]),
  delivery: z.array(delivery).optional(),
  taxes: z.array(tax).optional(),
});
export type CatalogueFile = z.output<typeof catalogueFile>;
export type FileText = z.output<typeof text>;
export type FileCategory = z.output<typeof category>;
export type FileProduct = z.output<typeof product>;
export type FileVariant = z.output<typeof variant>;
export type FileCoupon = z.output<typeof coupon>;
export type FileDelivery = z.output<typeof delivery>;
export type FileTax = z.output<typeof tax>;
export type FilePicture = z.output<typeof picture>;
