import { screen, waitFor } from '@testing-library/react';
import { patchProduct } from '@vitrine/contract/catalog/staff-catalog.ts';
import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aProductRow } from '../../../../testing/a-product.ts';
import { show } from '../../../../testing/show.tsx';
import { expectToast } from '../../../../testing/toasts.ts';
import { useCatalogChanges } from '../catalog-queries.ts';
import { VisibleSwitch } from './visible-switch.tsx';

let shop: StandInShop;
const onSaved = vi.fn();

beforeEach(() => {
  shop = standInShop();
  onSaved.mockClear();
});

function Switch({ row = aProductRow(), readOnly = false }: { row?: CatalogRow; readOnly?: boolean }) {
  const changes = useCatalogChanges();
  return <VisibleSwitch row={row} readOnly={readOnly} changes={changes} onSaved={onSaved} />;
}

const input = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Visible: Mug' });

test('the switch follows the press at once and tells what shoppers see then', async () => {
  const { promise, resolve } = Promise.withResolvers<CatalogRow>();
  shop.answer(patchProduct, () => promise);
  const user = show(<Switch />);
  await expectAccessible();
  await user.click(input());
  expect(input().checked).toBe(false);
  resolve(aProductRow({ visible: false }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Mug is hidden'));
  expect(shop.sentTo(patchProduct).map(({ body }) => body)).toEqual([{ visible: false }]);
});

test('a press that was saved has a tick and can be undone once', async () => {
  shop.answer(patchProduct, aProductRow());
  const user = show(<Switch />);
  expect(screen.queryByRole('button')).toBeNull();
  await user.click(input());
  await user.click(await screen.findByRole('button', { name: 'Undo: Visible: Mug' }));
  await waitFor(() => expect(onSaved).toHaveBeenLastCalledWith('Mug is visible in the shop'));
  expect(shop.sentTo(patchProduct).map(({ body }) => body)).toEqual([{ visible: false }, { visible: true }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a hidden product is shown with the space key', async () => {
  shop.answer(patchProduct, aProductRow());
  const user = show(<Switch row={aProductRow({ visible: false })} />);
  input().focus();
  await user.keyboard(' ');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Mug is visible in the shop'));
});

test('a domain error puts the switch back and says why', async () => {
  shop.sendError(patchProduct, 409, 'product.incomplete', 'The product has no category.');
  const user = show(<Switch row={aProductRow({ visible: false })} />);
  await user.click(input());
  await expectToast('error', 'The product has no category.');
  await waitFor(() => expect(input().checked).toBe(false));
  expect(onSaved).not.toHaveBeenCalled();
});

test('a person who may only read sees yes or no, in their language', () => {
  show(<Switch readOnly />, { language: 'de' });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText('Ja')).toBeTruthy();
});
