import { screen, waitFor } from '@testing-library/react';
import { setPrice } from '@vitrine/contract/catalog/staff-catalog.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { show } from '../../../../testing/show.tsx';
import { useCatalogChanges } from '../catalog-queries.ts';
import { PriceCell } from './price-cell.tsx';

let shop: StandInShop;
const onSaved = vi.fn();

beforeEach(() => {
  shop = standInShop();
  onSaved.mockClear();
});

function Cell({ sku = 'MUG', price = '28.00' }: { sku?: string; price?: string }) {
  const changes = useCatalogChanges();
  return (
    <PriceCell sku={sku} name="Mug" price={price} currency="USD" readOnly={false} changes={changes} onSaved={onSaved} />
  );
}

test('Escape restores the price as it was stored, and nothing is sent', async () => {
  const user = show(<Cell />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await user.clear(input);
  await user.type(input, '31{Escape}');
  expect(input.value).toBe('28.00');
  await user.tab();
  expect(shop.sentTo(setPrice)).toEqual([]);
});

test('a text that is no amount is refused at the cell, stays as typed and is not sent', async () => {
  const user = show(<Cell />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await user.clear(input);
  await user.type(input, 'twelve{Enter}');
  await screen.findByRole('alert');
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  expect(input.value).toBe('twelve');
  expect(shop.sentTo(setPrice)).toEqual([]);
  await expectAccessible();
});

test('what the shop refuses is told at the cell in the words of the shop', async () => {
  shop.sendError(setPrice, 400, 'sale.not-lower', 'The sale price must be below 20.00.');
  const user = show(<Cell />, { language: 'de' });
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await user.clear(input);
  await user.type(input, '20,00{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The sale price must be below 20.00.'));
  expect(shop.sentTo(setPrice).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { sku: 'MUG' }, body: { price: '20.00' } },
  ]);
  expect(onSaved).not.toHaveBeenCalled();
});
