import { identifierFields, productTextFields } from '@vitrine/contract/catalog/product-fields.ts';
import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { valuesOrNull } from '@vitrine/contract/fields/field-values.ts';
import type { EditedProduct, ProductDraft, ProductTexts } from '@vitrine/contract/product-editing/edited-product.ts';

type VariantRow = CatalogRow['variants'][number];
type EditedVariant = EditedProduct['variants'][number];

export const aVariantRow = (own: Partial<VariantRow> = {}): VariantRow => ({
  sku: 'MUG',
  label: '',
  price: '28.00',
  sale: null,
  stock: 5,
  lowStock: false,
  available: true,
  ...own,
});

/** A mug in one form, as the table shows it. */
export const aProductRow = (own: Partial<CatalogRow> = {}): CatalogRow => ({
  id: 7,
  sku: 'MUG',
  name: 'Mug',
  image: null,
  visible: true,
  archived: false,
  category: 'Kitchen',
  brand: 'Acme',
  slug: 'mug',
  currency: 'USD',
  priceFrom: '28.00',
  priceTo: '28.00',
  stock: 5,
  missingLanguages: [],
  variants: [aVariantRow()],
  ...own,
});

/** A shirt in two sizes, as the table shows it. */
export const aShirtRow = (own: Partial<CatalogRow> = {}): CatalogRow =>
  aProductRow({
    id: 8,
    sku: 'SHIRT',
    name: 'Shirt',
    slug: 'shirt',
    priceFrom: '20.00',
    priceTo: '24.00',
    stock: 7,
    variants: [
      aVariantRow({ sku: 'SHIRT-S', label: 'Small', price: '20.00', stock: 3 }),
      aVariantRow({ sku: 'SHIRT-L', label: 'Large', price: '24.00', stock: 4, available: false }),
    ],
    ...own,
  });

export const someTexts = (own: Partial<ProductTexts> = {}): ProductTexts => ({
  ...valuesOrNull(productTextFields, {}),
  name: 'Mug',
  slug: 'mug',
  ...own,
});

export const anEditedVariant = (own: Partial<EditedVariant> = {}): EditedVariant => ({
  sku: 'MUG',
  options: {},
  price: '28.00',
  sale: null,
  lowest: '26.00',
  struckOut: null,
  stock: 5,
  available: true,
  ...valuesOrNull(identifierFields, {}),
  fields: {},
  ...own,
});

/** A mug in one form, as its form shows it. */
/** How a product is sold and sent, when nothing was chosen. */
export const noSelling = {
  preOrder: false,
  availableOn: null,
  condition: 'new',
  'size.width': null,
  'size.length': null,
  'size.height': null,
  'size.weight': null,
} as const;

export const anEditedProduct = (own: Partial<EditedProduct> = {}): EditedProduct => ({
  id: 7,
  sku: 'MUG',
  version: 'v1',
  currency: 'USD',
  languages: ['en', 'fr', 'de'],
  visible: true,
  archived: false,
  brand: 'acme',
  categories: ['kitchen'],
  lowStock: null,
  ...noSelling,
  texts: { en: someTexts(), fr: someTexts({ name: 'Tasse', slug: 'tasse' }) },
  images: [],
  variants: [anEditedVariant()],
  fields: {},
  ...own,
});

/** A shirt in two sizes of one color. */
export const anEditedShirt = (own: Partial<EditedProduct> = {}): EditedProduct =>
  anEditedProduct({
    id: 8,
    sku: 'SHIRT',
    texts: { en: someTexts({ name: 'Shirt', slug: 'shirt' }) },
    variants: [
      anEditedVariant({ sku: 'SHIRT-S', options: { size: 'small', color: 'blue' }, price: '20.00', stock: 3 }),
      anEditedVariant({ sku: 'SHIRT-L', options: { size: 'large', color: 'blue' }, price: '24.00', stock: 4 }),
    ],
    ...own,
  });

export const aPicture = (number: number): EditedProduct['images'][number] => ({
  hash: String(number).padStart(16, '0'),
  name: `view-${number}.jpg`,
  alt: { en: `View ${number}` },
  url: `/media/view-${number}.jpg`,
});

export const aDraft = (own: Partial<ProductDraft> = {}): ProductDraft => ({
  product: anEditedProduct(),
  savedBy: 'Bo Berg',
  savedAt: '2026-11-17T09:00:00.000Z',
  publishAt: null,
  problem: null,
  ...own,
});
