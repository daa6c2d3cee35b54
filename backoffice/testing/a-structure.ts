import type {
  BrandChoice,
  CategoryChoice,
  CategoryTexts,
  EditedCategory,
  OptionChoice,
  PropertyChoice,
} from '@vitrine/contract/product-editing/edited-structure.ts';

type OptionValue = OptionChoice['values'][number];

export const aCategory = (code: string, name: string, own: Partial<CategoryChoice> = {}): CategoryChoice => ({
  code,
  version: `${code}-1`,
  parent: null,
  name: { en: name },
  visible: true,
  products: 0,
  productsInBranch: own.products ?? 0,
  ...own,
});

/** Kitchen with Cups and Plates, and Garden. */
export const someCategories = (): CategoryChoice[] => [
  aCategory('kitchen', 'Kitchen', { products: 2, productsInBranch: 5, name: { en: 'Kitchen', de: 'Küche' } }),
  aCategory('cups', 'Cups', { parent: 'kitchen', products: 3 }),
  aCategory('plates', 'Plates', { parent: 'kitchen', visible: false }),
  aCategory('garden', 'Garden', { products: 1 }),
];

export const aBrand = (code: string, name: string, own: Partial<BrandChoice> = {}): BrandChoice => ({
  code,
  version: `${code}-1`,
  name: { en: name },
  products: 0,
  ...own,
});

export const someBrands = (): BrandChoice[] => [
  aBrand('acme', 'Acme', { products: 4 }),
  aBrand('borg', 'Borg'),
  aBrand('cole', 'Cole', { products: 1 }),
];

export const anOptionValue = (code: string, name: string, own: Partial<OptionValue> = {}): OptionValue => ({
  code,
  name: { en: name },
  swatch: null,
  products: 0,
  ...own,
});

export const anOption = (own: Partial<OptionChoice> = {}): OptionChoice => ({
  code: 'color',
  version: 'color-1',
  type: 'radio',
  name: { en: 'Color', fr: 'Couleur' },
  values: [
    anOptionValue('blue', 'Blue', { swatch: '#2f4a8a', products: 2, name: { en: 'Blue', de: 'Blau' } }),
    anOptionValue('sand', 'Sand'),
  ],
  ...own,
});

/** Color and Size. */
export const someOptions = (): OptionChoice[] => [
  anOption(),
  anOption({
    code: 'size',
    version: 'size-1',
    type: 'select',
    name: { en: 'Size' },
    values: [anOptionValue('small', 'Small', { products: 1 }), anOptionValue('large', 'Large', { products: 1 })],
  }),
];

export const someProperties = (): PropertyChoice[] => [{ code: 'glaze', name: { en: 'Glaze', de: 'Glasur' } }];

export const someCategoryTexts = (own: Partial<CategoryTexts> = {}): CategoryTexts => ({
  name: 'Kitchen',
  slug: 'kitchen',
  title: null,
  metaDescription: null,
  description: null,
  headAlt: null,
  ...own,
});

export const anEditedCategory = (own: Partial<EditedCategory> = {}): EditedCategory => ({
  code: 'kitchen',
  version: 'kitchen-1',
  languages: ['en', 'fr', 'de'],
  parent: null,
  visible: true,
  featured: false,
  texts: { en: someCategoryTexts() },
  image: null,
  headImage: null,
  fields: {},
  ...own,
});
