import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { productMessages } from '../../../messages/en/product.ts';
import { ProductDetails } from './product-details.tsx';
import type { Offer, ProductView } from './product-view.ts';

const option = (code: string, name: string, value: string) => ({
  code,
  name,
  values: [{ id: 1, code: value, name: value, swatch: null }],
});
const product = {
  options: [option('color', 'Color', 'Blue'), option('size', 'Size', 'Large')],
  properties: [{ name: 'Material', value: 'Stoneware' }],
  size: '10 × 12 cm',
  weight: '0.4 kg',
  brand: null,
} as unknown as ProductView;
const values = { color: product.options[0]?.values[0], size: product.options[1]?.values[0] };

test('details have labels, and unknown ones have no row', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ProductDetails product={product} choice={{ values } as never} offer={{ sku: 'MUG' } as Offer} />
    </MemoryRouter>,
  );
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
    ['SKU', 'MUG'],
  ]);
  expect(productMessages).toMatchObject({ description: 'Description', reviews: 'Reviews' });
});
