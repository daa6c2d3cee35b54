import type { productFields, variantFields } from '@vitrine/contract/catalog/product-fields.ts';

type FieldName = keyof typeof productFields | keyof typeof variantFields;
/** `size.width` has the label of `size`. */
type LabelName<Name> = Name extends `${infer First}.${string}` ? First : Name;

/** The form and the history show these names of a product's fields. */
export const productFieldLabels: Readonly<Record<LabelName<FieldName>, string>> = {
  name: 'Name',
  slug: 'Address',
  highlights: 'Short text',
  description: 'Description',
  keywords: 'Search words',
  careInstructions: 'Care instructions',
  title: 'Title',
  metaDescription: 'Description for search engines',
  categories: 'Categories',
  brand: 'Brand',
  visible: 'Visible',
  archived: 'In the archive',
  available: 'Available',
  shippable: 'Shipped',
  preOrder: 'Pre-order',
  availableOn: 'On sale from',
  addedOn: 'Added on',
  condition: 'Condition',
  lowStock: 'Low stock',
  sold: 'Sold elsewhere',
  size: 'Size',
  images: 'Pictures',
  price: 'Price',
  special: 'Sale',
  stock: 'Stock',
  gtin: 'Barcode (GTIN)',
  mpn: 'Part number',
};
