import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setPrice } from '@vitrine/contract/catalog/staff-catalog.ts';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aProductRow, aVariantRow } from '../../../../testing/a-product.ts';
import { show } from '../../../../testing/show.tsx';
import { expectToast } from '../../../../testing/toasts.ts';
import { useCatalogChanges } from '../catalog-queries.ts';
import type { Variant } from './sale-button.tsx';
import { SaleSheet } from './sale-sheet.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const onSale = aVariantRow({
  sale: { price: '22.50', from: '2026-11-20T08:00:00.000Z', until: '2099-11-30T22:00:00.000Z' },
});

function Sheet({ variant = aVariantRow() }: { variant?: Variant }) {
  const changes = useCatalogChanges();
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <SaleSheet variant={variant} name="Mug" currency="USD" changes={changes} onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open again
    </button>
  );
}

const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sale price' });
const moment = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: RegExp, value: string) => fireEvent.change(moment(label), { target: { value } });
const press = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const sent = () => shop.sentTo(setPrice).map(({ body }) => body.sale);

test('the panel opens at the price, with the regular price beside it', async () => {
  show(<Sheet />);
  const dialog = screen.getByRole('dialog', { name: 'Sale: Mug' });
  expect(within(dialog).getByText('Regular price $28.00')).toBeTruthy();
  expect(price().hasAttribute('autofocus')).toBe(true);
  expect(screen.queryByRole('button', { name: 'End sale' })).toBeNull();
  await expectAccessible();
});

test('moments are typed and shown in the time zone of the shop', async () => {
  shop.answer(setPrice, aProductRow());
  const user = show(<Sheet variant={onSale} />);
  expect([moment(/^Begins/).value, moment(/^Ends/).value]).toEqual(['2026-11-20T09:00', '2099-11-30T23:00']);
  await user.clear(price());
  await user.type(price(), '21');
  fill(/^Begins/, '2099-06-01T00:00');
  await user.click(press('Save sale'));
  await expectToast('success', 'Sale saved');
  expect(sent()).toEqual([{ price: '21.00', from: '2099-05-31T22:00:00.000Z', until: '2099-11-30T22:00:00.000Z' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a price that is not lower, and an end before the beginning, are told at their fields', async () => {
  const user = show(<Sheet />);
  await user.type(price(), '28');
  fill(/^Begins/, '2099-06-02T00:00');
  fill(/^Ends/, '2099-06-01T00:00');
  await user.click(press('Save sale'));
  expect(screen.getByText('The sale price must be lower than $28.00')).toBeTruthy();
  expect(screen.getByText('The end must be after the beginning')).toBeTruthy();
  expect(document.activeElement).toBe(price());
  expect(sent()).toEqual([]);
  await expectAccessible();
});

test('an end in the past is refused before it is sent', async () => {
  const user = show(<Sheet />);
  await user.type(price(), '20');
  fill(/^Ends/, '2020-06-01T00:00');
  await user.click(press('Save sale'));
  expect(screen.getByText('The end must be in the future')).toBeTruthy();
  expect(document.activeElement).toBe(moment(/^Ends/));
  expect(sent()).toEqual([]);
});

test('what the shop refuses about the period is told at the end of the sale', async () => {
  shop.sendError(setPrice, 400, 'period.invalid', 'Another sale begins before.');
  const user = show(<Sheet />);
  await user.type(price(), '20');
  await user.click(press('Save sale'));
  await screen.findByText('Another sale begins before.');
  const { id } = moment(/^Ends/);
  expect(document.getElementById(`${id}-issue`)?.textContent).toBe('Another sale begins before.');
  await waitFor(() => expect(document.activeElement).toBe(moment(/^Ends/)));
});

test('a decimal comma is read in German', async () => {
  shop.answer(setPrice, aProductRow());
  const user = show(<Sheet />, { language: 'de' });
  const input = screen.getByRole('textbox');
  await user.type(input, '19,90{Enter}');
  await waitFor(() => expect(sent()).toEqual([{ price: '19.90', from: null, until: null }]));
});

test('ending a sale sends no price, whatever was typed', async () => {
  shop.answer(setPrice, aProductRow());
  const user = show(<Sheet variant={onSale} />);
  await user.clear(price());
  await user.click(press('End sale'));
  await expectToast('success', 'Sale ended');
  expect(sent()).toEqual([null]);
});

test('a second press while the sale is saved sends nothing more', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aProductRow>>();
  shop.answer(setPrice, () => promise);
  const user = show(<Sheet variant={onSale} />);
  await user.click(press('Save sale'));
  await user.click(press('Save sale'));
  await user.click(press('End sale'));
  expect(press('Save sale').getAttribute('aria-busy')).toBe('true');
  expect(sent()).toHaveLength(1);
  resolve(aProductRow());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was typed is there again after a lost connection and a closed panel', async () => {
  shop.answer(setPrice, () => {
    throw new TypeError('offline');
  });
  const user = show(<Sheet />);
  await user.type(price(), '20{Enter}');
  await screen.findByText('The shop cannot be reached. What you typed is still here.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  expect(price().value).toBe('20');
  shop.answer(setPrice, aProductRow());
  await user.click(press('Save sale'));
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  expect(price().value).toBe('');
});
