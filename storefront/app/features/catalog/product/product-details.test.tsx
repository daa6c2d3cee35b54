import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { fakeProductView } from '../../../../testing/fake-product-view.ts';
import { productMessages } from '../../../messages/en/product.ts';
import { ProductDetails } from './product-details.tsx';
import type { Offer, ProductView } from './product-view.ts';

const option = (code: string, name: string, value: string) => ({
  code,
  name,
  values: [{ id: 1, code: value, name: value, swatch: null }],
});
const product = fakeProductView({
  options: [option('color', 'Color', 'Blue'), option('size', 'Size', 'Large')],
  properties: [{ name: 'Material', value: 'Stoneware' }],
  size: '10 × 12 cm',
  weight: '0.4 kg',
  texts: [{ field: 'careInstructions', value: 'Wash by hand', valueLanguage: undefined }],
});
const values = { color: product.options[0]?.values[0], size: product.options[1]?.values[0] };

const shown = (product: ProductView) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductDetails product={product} choice={{ values } as never} offer={{ sku: 'MUG' } as Offer} />
    </MemoryRouter>,
  );

test('a detail in another language than the page says so', () => {
  const german = { lang: 'de', dir: 'ltr' } as const;
  const properties = [{ name: 'Pflege', nameLanguage: german, value: 'Wash by hand' }];
  const markup = shown({ ...product, properties, brand: 'Werk', brandLanguage: german });
  expect(markup.match(/<d[td] lang="de"[^>]*>[^<]*/g)?.map((tag) => tag.replace(/.*>/, ''))).toEqual([
    'Pflege',
    'Werk',
  ]);
});

test('values of the merchant’s fields have rows, those of the chosen variant too, and rich texts are shown as such', () => {
  const attributes = [
    { name: 'Story', value: '<p>Made <strong>slowly</strong>.</p>', html: '<p>Made <strong>slowly</strong>.</p>' },
  ];
  const variant = { attributes: [{ name: 'Glaze', value: '0.5' }] };
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ProductDetails
        product={{ ...product, attributes }}
        choice={{ values, variant } as never}
        offer={{ sku: 'MUG' } as Offer}
      />
    </MemoryRouter>,
  );
  expect(markup).toContain('<p>Made <strong>slowly</strong>.</p>');
  expect(markup).toMatch(/Glaze<\/dt><dd[^>]*>0\.5</);
});

test('details have labels, and unknown ones have no row (DATA-13)', () => {
  const markup = shown(product);
  const rows = [...markup.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)</g)].map(([, label, value]) => [
    label,
    value,
  ]);
  expect(rows).toEqual([
    ['Package size', '10 × 12 cm'],
    ['Color', 'Blue'],
    ['Size', 'Large'],
    ['Material', 'Stoneware'],
    ['Weight', '0.4 kg'],
    ['Care', 'Wash by hand'],
    ['SKU', 'MUG'],
  ]);
  expect(productMessages).toMatchObject({ description: 'Description', reviews: 'Reviews' });
});
