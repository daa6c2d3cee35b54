import { screen, waitFor } from '@testing-library/react';
import { patchProduct } from '@vitrine/contract/catalog/staff-catalog.ts';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aProductRow } from '../../../../testing/a-product.ts';
import { show } from '../../../../testing/show.tsx';
import { useCatalogChanges } from '../catalog-queries.ts';
import { NameCell } from './name-cell.tsx';

let shop: StandInShop;
const onSaved = vi.fn();

beforeEach(() => {
  shop = standInShop();
  onSaved.mockClear();
});

function Cell() {
  const changes = useCatalogChanges();
  return <NameCell sku="MUG" name="Mug" readOnly={false} changes={changes} onSaved={onSaved} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name: Mug' });

test('a name is sent without needless blanks, and the save is announced', async () => {
  shop.answer(patchProduct, aProductRow({ name: 'Big mug' }));
  const user = show(<Cell />);
  await user.clear(input());
  await user.type(input(), '  Big   mug {Enter}');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Name of Big mug saved'));
  expect(shop.sentTo(patchProduct).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { sku: 'MUG' }, body: { name: 'Big mug' } },
  ]);
});

test('an empty name and one of more than 120 letters are refused before they are sent', async () => {
  const user = show(<Cell />, { language: 'fr' });
  const name = screen.getByRole<HTMLInputElement>('textbox');
  await user.clear(name);
  await user.keyboard('{Enter}');
  await screen.findByText('Saisissez un nom');
  await user.click(name);
  await user.paste('x'.repeat(121));
  await user.keyboard('{Enter}');
  await screen.findByText(/120/);
  expect(shop.sentTo(patchProduct)).toEqual([]);
});

test('without a connection the name stays as typed, and Enter sends it again', async () => {
  shop.answer(patchProduct, () => {
    throw new TypeError('offline');
  });
  const user = show(<Cell />);
  await user.type(input(), 's{Enter}');
  await screen.findByText('The shop cannot be reached. What you typed is still here.');
  expect(input().value).toBe('Mugs');
  shop.answer(patchProduct, aProductRow({ name: 'Mugs' }));
  await user.click(input());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Name of Mugs saved'));
});

test('an error of the shop is told in the language of the person, without its details', async () => {
  shop.answer(patchProduct, () => {
    throw new ApiError(500, 'internal', 'null is not an object');
  });
  const user = show(<Cell />, { language: 'de' });
  const name = screen.getByRole('textbox');
  await user.type(name, 's{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(screen.getByRole('alert').textContent).not.toContain('null');
  expect(screen.getByRole('alert').textContent).toContain('noch da');
});
