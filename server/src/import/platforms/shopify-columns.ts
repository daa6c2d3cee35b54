// The columns of Shopify's product export: their old and new names. Those of our fields stand at the fields, under the same names here.
import { goodsFields, identifierFields, productFields } from '@vitrine/contract/catalog/product-fields.ts';
import { fieldsWith, mapFields, namesOf } from '@vitrine/contract/fields/field.ts';

const { gtin: _, ...plain } = identifierFields;
/** Fields that are texts as they stand there. */
export const plainColumns = namesOf(fieldsWith(plain, 'shopify'));

const ofProduct = fieldsWith(productFields, 'shopify');
/** Columns that say the same about all variants. */
export const productColumns = [...namesOf(ofProduct).filter((name) => name !== 'images'), ...plainColumns];
const fields = { ...ofProduct, ...fieldsWith(goodsFields, 'shopify') };
export const fieldColumns = namesOf(fields);

export const shopifyColumns = {
  handle: ['handle', 'url handle'],
  ...mapFields(fields, ({ shopify = [] }) => shopify),
  category: ['product category'],
  type: ['type'],
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
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  compareAt: ['variant compare at price', 'compare-at price'],
  shipped: ['variant requires shipping', 'requires shipping'],
  taxable: ['variant taxable', 'charge tax'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  giftCard: ['gift card'],
} as const;

export type ShopifyColumn = keyof typeof shopifyColumns;

/** The weight is always written in grams; the unit is only how the other shop shows it. */
export const ignoredColumns = ['variant weight unit', 'weight unit for display', 'variant fulfillment service'];
