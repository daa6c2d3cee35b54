import { screen, waitFor } from '@testing-library/react';
import { setStock } from '@vitrine/contract/catalog/staff-catalog.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aProductRow } from '../../../../testing/a-product.ts';
import { show } from '../../../../testing/show.tsx';
import { expectToast } from '../../../../testing/toasts.ts';
import { useCatalogChanges } from '../catalog-queries.ts';
import { StockCell } from './stock-cell.tsx';

let shop: StandInShop;
const onSaved = vi.fn();

beforeEach(() => {
  shop = standInShop();
  onSaved.mockClear();
});

function Cell({ readOnly = false }: { readOnly?: boolean }) {
  const changes = useCatalogChanges();
  return <StockCell sku="MUG" name="Mug" stock={5} readOnly={readOnly} changes={changes} onSaved={onSaved} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stock: Mug' });
const sent = () => shop.sentTo(setStock).map(({ body }) => body);

/** Somebody counts eight pieces while an order takes two of the five. */
async function countEight() {
  shop.sendError(setStock, 409, 'stock.changed', 'The stock has changed.', { stock: 3 });
  const user = show(<Cell />);
  await user.clear(input());
  await user.type(input(), '8{Enter}');
  await screen.findByText('The stock is 3 now. Set it to 8 anyway?');
  return user;
}

test('a count is sent with the number that was shown, so that nobody overwrites an order', async () => {
  shop.answer(setStock, aProductRow());
  const user = show(<Cell />);
  await user.clear(input());
  await user.type(input(), '1 200{Enter}');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Stock of Mug saved'));
  expect(sent()).toEqual([{ stock: 1200, expected: 5 }]);
});

test('decimals, signs and too many pieces are refused at the cell', async () => {
  const user = show(<Cell />);
  for (const [typed, reason] of [
    ['2.5', 'Enter a whole number of 0 or more'],
    ['-1', 'Enter a whole number of 0 or more'],
    ['10000001', 'Enter at most 10,000,000'],
  ] as const) {
    await user.clear(input());
    await user.type(input(), `${typed}{Enter}`);
    await screen.findByText(reason);
  }
  expect(sent()).toEqual([]);
});

test('when an order has taken pieces meanwhile, the person decides with both numbers in view', async () => {
  await countEight();
  expect(input().value).toBe('8');
  expect(onSaved).not.toHaveBeenCalled();
  await expectAccessible();
});

test('setting the count anyway sends it with the new number, and the cell has the focus again', async () => {
  const user = await countEight();
  shop.answer(setStock, aProductRow());
  await user.click(screen.getByRole('button', { name: 'Set to 8' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent()).toEqual([
    { stock: 8, expected: 5 },
    { stock: 8, expected: 3 },
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(input()));
});

test('when the stock changes once more, the question shows the newest number', async () => {
  const user = await countEight();
  shop.sendError(setStock, 409, 'stock.changed', 'The stock has changed.', { stock: 2 });
  await user.click(screen.getByRole('button', { name: 'Set to 8' }));
  await screen.findByText('The stock is 2 now. Set it to 8 anyway?');
});

test('keeping the new number sends nothing and gives the cell the focus', async () => {
  const user = await countEight();
  await user.click(screen.getByRole('button', { name: 'Keep 3' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent()).toHaveLength(1);
  expect(input().getAttribute('aria-invalid')).toBe('false');
  await waitFor(() => expect(document.activeElement).toBe(input()));
});

test('another count, typed after the question, is compared with the new number', async () => {
  const user = await countEight();
  shop.answer(setStock, aProductRow());
  await user.clear(input());
  await user.type(input(), '9{Enter}');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent().at(-1)).toEqual({ stock: 9, expected: 3 });
  expect(screen.queryByRole('button', { name: /^(Set|Keep)/ })).toBeNull();
});

test('Escape takes the question away with the typed number', async () => {
  const user = await countEight();
  await user.click(input());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button')).toBeNull();
  expect(input().value).toBe('5');
});

test('a lost connection while the count is set anyway is told, and the question stays', async () => {
  const user = await countEight();
  shop.answer(setStock, () => {
    throw new TypeError('offline');
  });
  await user.click(screen.getByRole('button', { name: 'Set to 8' }));
  await expectToast('error', 'The shop cannot be reached. What you typed is still here.');
  expect(screen.getByRole('button', { name: 'Set to 8' })).toBeTruthy();
});

test('a person without the permission for stock sees the number only', () => {
  show(<Cell readOnly />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('5')).toBeTruthy();
});
