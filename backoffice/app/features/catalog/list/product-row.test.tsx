import { screen, within } from '@testing-library/react';
import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aProductRow, aShirtRow, aVariantRow } from '../../../../testing/a-product.ts';
import { show } from '../../../../testing/show.tsx';
import { useCatalogChanges } from '../catalog-queries.ts';
import type { ProductRowsProps } from './product-row.tsx';
import { ProductsTable } from './products-table.tsx';

const onSelect = vi.fn();
const onSale = vi.fn();

beforeEach(() => {
  standInShop();
  onSelect.mockClear();
  onSale.mockClear();
});

interface TableProps extends Partial<ProductRowsProps> {
  rows: readonly CatalogRow[];
}

function Table(props: TableProps) {
  const changes = useCatalogChanges();
  return (
    <ProductsTable
      id="rows"
      changes={changes}
      may={{ edit: true, stock: true }}
      selection={{ selected: new Set(), onSelect }}
      isShown={() => true}
      onSaved={vi.fn()}
      onSale={onSale}
      {...props}
    />
  );
}

const texts = () => screen.getAllByRole('row').map((row) => row.textContent);

test('a product in one form has its price, sale and stock in its own row', async () => {
  show(<Table rows={[aProductRow()]} />);
  expect(screen.getAllByRole('textbox').map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'Name: Mug',
    'Price (USD): Mug',
    'Stock: Mug',
  ]);
  expect(screen.getByRole('row', { name: /Kitchen/ }).textContent).toContain('Acme');
  await expectAccessible();
});

test('columns that the person has hidden are not there, in head and rows', () => {
  show(<Table rows={[aProductRow()]} isShown={(column) => column !== 'category'} />);
  expect(screen.queryByRole('columnheader', { name: 'Category' })).toBeNull();
  expect(screen.queryByText('Kitchen')).toBeNull();
  screen.getByText('Acme');
});

test('a product with variants shows the range of its prices and all of its stock, and no fields', () => {
  show(<Table rows={[aShirtRow()]} />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(texts().at(-1)).toContain('20.00 – 24.00');
  expect(texts().at(-1)).toContain('7');
});

test('one price of all variants is shown once', () => {
  show(<Table rows={[aShirtRow({ priceTo: '20.00' })]} />);
  expect(screen.getByText('20.00')).toBeTruthy();
});

test('the button opens a row for each variant, and says which are not for sale', async () => {
  const user = show(<Table rows={[aShirtRow()]} />);
  const opener = within(screen.getByRole('rowheader')).getByRole('button', { name: '2 variants Shirt' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Price (USD): Shirt, Large' }).value).toBe('24.00');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Stock: Shirt, Small' }).value).toBe('3');
  expect(screen.getByText('SHIRT-L · Not available')).toBeTruthy();
  expect(screen.getByText('SHIRT-S')).toBeTruthy();
  await expectAccessible();
  await user.click(opener);
  expect(screen.queryByRole('textbox', { name: 'Stock: Shirt, Small' })).toBeNull();
});

test('Enter goes down the prices of one product after the other, without a stop at other columns', async () => {
  const user = show(<Table rows={[aProductRow(), aProductRow({ id: 9, name: 'Pot', variants: [aVariantRow()] })]} />);
  await user.click(screen.getByRole('textbox', { name: 'Price (USD): Mug' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Price (USD): Pot' }));
});

test('the sale of a variant is opened with the name of the variant', async () => {
  const user = show(<Table rows={[aShirtRow()]} />);
  await user.click(screen.getByRole('button', { name: '2 variants Shirt' }));
  await user.click(screen.getByRole('button', { name: 'Set sale (Sale: Shirt, Large)' }));
  expect(onSale).toHaveBeenCalledWith({
    variant: expect.objectContaining({ sku: 'SHIRT-L' }),
    name: 'Shirt, Large',
    currency: 'USD',
  });
});

test('one checkbox selects a product, the one above all that are shown', async () => {
  const user = show(<Table rows={[aProductRow(), aShirtRow()]} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Shirt' }));
  expect(onSelect).toHaveBeenLastCalledWith([8], true);
  await user.click(screen.getByRole('checkbox', { name: 'Select all products on this page' }));
  expect(onSelect).toHaveBeenLastCalledWith([7, 8], true);
});

test('the checkbox above is on only when all products are selected', () => {
  const rows = [aProductRow(), aShirtRow()];
  show(
    <>
      <Table rows={rows} selection={{ selected: new Set([7]), onSelect }} />
      <Table rows={rows} selection={{ selected: new Set([7, 8]), onSelect }} />
    </>,
  );
  const all = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Select all products on this page' });
  expect(all.map(({ checked }) => checked)).toEqual([false, true]);
});

test('a person who may count but not edit gets fields for the stock only', () => {
  show(<Table rows={[aProductRow()]} may={{ edit: false, stock: true }} selection={null} />);
  expect(screen.getAllByRole('textbox').map((cell) => cell.getAttribute('aria-label'))).toEqual(['Stock: Mug']);
  const row = screen.getByRole('row', { name: /Mug/ });
  expect(within(row).queryByRole('switch')).toBeNull();
  expect(within(row).queryByRole('checkbox')).toBeNull();
  expect(within(row).queryByRole('button')).toBeNull();
});
