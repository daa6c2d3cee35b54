import { screen, within } from '@testing-library/react';
import { createOption, deleteOption, listOptions } from '@vitrine/contract/product-editing/edit-structure.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { anOption, someOptions } from '../../../../testing/a-structure.ts';
import { currentAddress, show } from '../../../../testing/show.tsx';
import { expectToast } from '../../../../testing/toasts.ts';
import { OptionsScreen } from './options-screen.tsx';

let shop: StandInShop;
const empty = anOption({ code: 'scent', name: { en: 'Scent' }, values: [] });

beforeEach(() => {
  shop = standInShop();
  shop.answer(listOptions, { items: [...someOptions(), empty] });
});

const options = <OptionsScreen />;

test('each option lists its values and leads to its form', async () => {
  show(options);
  expect((await screen.findByRole('link', { name: 'Color' })).getAttribute('href')).toBe('/options/color');
  expect(screen.getByText('Blue, Sand')).toBeTruthy();
  expect(screen.getByText('0 values')).toBeTruthy();
  await expectAccessible();
});

test('an option that products have cannot be deleted, an unused one can, after a question', async () => {
  shop.answer(deleteOption, null);
  const user = show(options);
  const remove = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name: `Delete ${name}` });
  expect([(await remove('Color')).disabled, (await remove('Scent')).disabled]).toEqual([true, false]);
  await user.click(await remove('Scent'));
  const dialog = screen.getByRole('dialog', { name: 'Delete Scent' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await expectToast('success', 'Scent deleted');
  expect(shop.sentTo(deleteOption).map(({ params }) => params)).toEqual([{ code: 'scent' }]);
});

test('a new option leads to its form, where it gets values', async () => {
  shop.answer(createOption, { items: someOptions() });
  const user = show(options);
  await user.click(await screen.findByRole('button', { name: 'New option' }));
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'size2');
  await user.type(screen.getByRole('textbox', { name: /English/ }), 'Size{Enter}');
  await expectToast('success', 'Created');
  expect(currentAddress()).toBe('/options/size2');
});

test('a code that is taken keeps the sheet open, and the address as it is', async () => {
  shop.sendError(createOption, 409, 'entry.code-taken', 'There is an option with this code.');
  const user = show(options);
  await user.click(await screen.findByRole('button', { name: 'New option' }));
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'color');
  await user.type(screen.getByRole('textbox', { name: /English/ }), 'Color{Enter}');
  await screen.findByText('There is an option with this code.');
  expect(currentAddress()).toBe('/');
});

test('a person who may only read sees the options, and an empty shop says so', async () => {
  show(options, { role: 'read-only' });
  await screen.findByRole('link', { name: 'Color' });
  expect(screen.queryByRole('button')).toBeNull();
  document.body.replaceChildren();
  shop.answer(listOptions, { items: [] });
  show(options);
  await screen.findByText('No options yet');
  await expectAccessible();
});
