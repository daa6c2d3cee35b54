// The columns of Shopify's product export: their old and new names.
import { identifierFields } from '@vitrine/contract/catalog/product-fields.ts';
import { fieldsWith, mapFields, namesOf } from '@vitrine/contract/fields/field.ts';

const { gtin, ...others } = identifierFields;
const plain = fieldsWith(others, 'shopify');
/** Fields that are texts as they stand there. */
export const plainColumns = namesOf(plain);

export const shopifyColumns = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  vendor: ['vendor'],
  category: ['product category'],
  type: ['type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  grams: ['variant grams', 'weight value (grams)'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price'],
  shipped: ['variant requires shipping', 'requires shipping'],
  taxable: ['variant taxable', 'charge tax'],
  gtin: gtin.shopify,
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  giftCard: ['gift card'],
  ...mapFields(plain, ({ shopify = [] }) => shopify),
} as const;

export type ShopifyColumn = keyof typeof shopifyColumns;

/** The weight is always written in grams; the unit is only how the other shop shows it. */
export const ignoredColumns = ['variant weight unit', 'weight unit for display', 'variant fulfillment service'];
