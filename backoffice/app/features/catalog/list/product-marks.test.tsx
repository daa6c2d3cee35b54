import { screen } from '@testing-library/react';
import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { expect, test } from 'vitest';
import { aProductRow, aVariantRow } from '../../../../testing/a-product.ts';
import { show } from '../../../../testing/show.tsx';
import { ProductMarks } from './product-marks.tsx';

const marks = (row: Partial<CatalogRow>) => <ProductMarks row={aProductRow(row)} />;

test('the links to the form and to the page of the shop carry the name of the product', () => {
  show(marks({}));
  expect(screen.getByRole('link', { name: 'MUG Edit Mug' }).getAttribute('href')).toBe('/products/7');
  const inShop = screen.getByRole('link', { name: 'Open in the shop Mug' });
  expect([inShop.getAttribute('href'), inShop.getAttribute('target')]).toEqual(['/product/mug', '_blank']);
});

test('a hidden product has no link to a page that does not exist', () => {
  show(marks({ visible: false }));
  expect(screen.queryByRole('link', { name: 'Open in the shop Mug' })).toBeNull();
});

test('a variant below its threshold is marked; without any stock the product is sold out', () => {
  const variants = [aVariantRow({ lowStock: true })];
  show(
    <>
      {marks({ variants, stock: 2 })}
      {marks({ variants, stock: 0 })}
      {marks({ stock: 0 })}
    </>,
  );
  expect(screen.getAllByText('Low stock')).toHaveLength(1);
  expect(screen.getAllByText('Sold out')).toHaveLength(1);
});

test('languages without texts and the archive are marked', () => {
  show(marks({ missingLanguages: ['fr', 'de'], archived: true }));
  expect(screen.getByText('Text missing: FR, DE')).toBeTruthy();
  expect(screen.getByText('Archived')).toBeTruthy();
});
