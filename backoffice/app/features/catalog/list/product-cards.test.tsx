import { screen, waitFor, within } from '@testing-library/react';
import { setStock } from '@vitrine/contract/catalog/staff-catalog.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aProductRow, aShirtRow, aVariantRow } from '../../../../testing/a-product.ts';
import { show } from '../../../../testing/show.tsx';
import { useCatalogChanges } from '../catalog-queries.ts';
import { ProductCards } from './product-cards.tsx';
import type { ProductRowsProps } from './product-row.tsx';

let shop: StandInShop;
const onSale = vi.fn();
const onSelect = vi.fn();
const onSaved = vi.fn();

beforeEach(() => {
  shop = standInShop();
  onSale.mockClear();
  onSelect.mockClear();
  onSaved.mockClear();
});

function Cards({ rows, ...own }: Partial<ProductRowsProps> & Pick<ProductRowsProps, 'rows'>) {
  const changes = useCatalogChanges();
  return (
    <ProductCards
      id="rows"
      rows={rows}
      changes={changes}
      may={{ edit: true, stock: true }}
      selection={{ selected: new Set([8]), onSelect }}
      onSaved={onSaved}
      onSale={onSale}
      {...own}
    />
  );
}

test('a card edits all that the table edits', async () => {
  shop.answer(setStock, aProductRow());
  const user = show(<Cards rows={[aProductRow()]} />);
  const card = screen.getByRole('listitem');
  for (const name of ['Name: Mug', 'Price (USD): Mug', 'Stock: Mug'])
    expect(within(card).getByRole('textbox', { name })).toBeTruthy();
  await user.clear(within(card).getByRole('textbox', { name: 'Stock: Mug' }));
  await user.keyboard('9{Enter}');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Stock of Mug saved'));
  await user.click(within(card).getByRole('button', { name: 'Set sale (Sale: Mug)' }));
  expect(onSale).toHaveBeenCalledWith(expect.objectContaining({ name: 'Mug' }));
  await expectAccessible();
});

test('a long name takes more lines', () => {
  show(<Cards rows={[aProductRow()]} />);
  expect(screen.getByRole('textbox', { name: 'Name: Mug' }).tagName).toBe('TEXTAREA');
  expect(screen.getByRole('textbox', { name: 'Stock: Mug' }).tagName).toBe('INPUT');
});

test('variants are behind a heading, each with its own fields', async () => {
  const user = show(<Cards rows={[aShirtRow()]} />);
  await user.click(screen.getByText('2 variants'));
  expect(screen.getByRole('textbox', { name: 'Price (USD): Shirt, Small' })).toBeTruthy();
  expect(screen.getByText('SHIRT-L · Not available')).toBeTruthy();
  await expectAccessible();
});

test('selected cards are marked, and a press on the checkbox tells which product', async () => {
  const user = show(<Cards rows={[aProductRow(), aShirtRow()]} />);
  const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
  expect([checkbox('Mug').checked, checkbox('Shirt').checked]).toEqual([false, true]);
  await user.click(checkbox('Shirt'));
  expect(onSelect).toHaveBeenCalledWith([8], false);
});

test('a person who may only read sees the sale if there is one, and nothing to press', () => {
  const onSaleNow = aVariantRow({ sale: { price: '20.00', from: null, until: null } });
  show(
    <Cards
      rows={[aProductRow({ variants: [onSaleNow] }), aProductRow({ id: 9, name: 'Pot' })]}
      may={{ edit: false, stock: false }}
      selection={null}
    />,
  );
  const [mug, pot] = screen.getAllByRole('listitem');
  expect(mug?.textContent).toContain('$20.00');
  expect(pot?.textContent).not.toContain('Sale');
  for (const role of ['textbox', 'checkbox', 'switch', 'button']) expect(screen.queryByRole(role)).toBeNull();
});
