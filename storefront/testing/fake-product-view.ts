import type { ProductView, VariantView } from '../app/features/catalog/product/product-view.ts';
import type { Photo } from '../app/format/photo.ts';

const price = (final: string) => ({ final, original: null, percentageOff: 0, from: false });

export const fakePhoto = (name: string): Photo => ({ url: `/files/${name}.jpg`, width: 800, height: 1000, alt: name });

const fakeVariant = (change: Partial<VariantView> & Pick<VariantView, 'sku' | 'valueIds'>): VariantView => ({
  price: price('$10.00'),
  amount: 10,
  availability: 'in-stock',
  quantity: 9,
  photos: [],
  isDefault: false,
  attributes: [],
  ...change,
});

/** A product without options, with these changes. */
export const fakeProductView = (change: Partial<ProductView> = {}): ProductView => ({
  id: 1,
  sku: 'MUG',
  slug: 'mug',
  name: 'Mug',
  nameLanguage: undefined,
  highlights: null,
  highlightsLanguage: undefined,
  text: null,
  textLanguage: undefined,
  title: null,
  summary: 'A mug',
  brand: null,
  brandLanguage: undefined,
  gtin: null,
  mpn: null,
  condition: null,
  trail: [],
  price: price('$10.00'),
  amount: 10,
  availability: 'in-stock',
  quantity: 9,
  expectedOn: null,
  expectedDay: '',
  photos: [],
  options: [],
  variants: [],
  size: null,
  weight: null,
  texts: [],
  properties: [],
  attributes: [],
  rating: 0,
  ratingCount: 0,
  ...change,
});

/** The same in two colors and two sizes; the large blue one is sold out, and there is no large red one. */
export const fakeChoices = (change: Partial<ProductView> = {}): ProductView =>
  fakeProductView({
    options: [
      {
        code: 'color',
        name: 'Color',
        values: [
          { id: 1, code: 'blue', name: 'Blue', swatch: '#00f' },
          { id: 2, code: 'red', name: 'Red', swatch: null },
        ],
      },
      {
        code: 'size',
        name: 'Size',
        values: [
          { id: 3, code: 's', name: 'Small', swatch: null },
          { id: 4, code: 'l', name: 'Large', swatch: null },
        ],
      },
    ],
    variants: [
      fakeVariant({ sku: 'MUG-BLUE-S', valueIds: [1, 3], isDefault: true }),
      fakeVariant({ sku: 'MUG-BLUE-L', valueIds: [1, 4], availability: 'out-of-stock', quantity: 0 }),
      fakeVariant({ sku: 'MUG-RED-S', valueIds: [2, 3], price: price('$12.00'), availability: 'low', quantity: 2 }),
    ],
    ...change,
  });
