import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { listOptions, saveOption } from '@vitrine/contract/product-editing/edit-structure.ts';
import type { OptionChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { anOption, anOptionValue } from '../../../../testing/a-structure.ts';
import { show } from '../../../../testing/show.tsx';
import { expectToast } from '../../../../testing/toasts.ts';
import { OptionScreen } from './option-screen.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(listOptions, { items: [anOption()] });
  shop.answer(saveOption, { items: [anOption({ version: 'color-2' })] });
});

const routes = (
  <Routes>
    <Route path="/options/:code" element={<OptionScreen />} />
  </Routes>
);

async function open(options: { role?: 'read-only'; code?: string } = {}) {
  const { code = 'color', ...rest } = options;
  const user = show(routes, { path: `/options/${code}`, ...rest });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  return user;
}

const rows = () => screen.getAllByRole('listitem').filter(({ parentElement }) => parentElement?.tagName === 'OL');
const value = (index: number) => within(rows()[index] as HTMLElement);
const codes = () => rows().map((item) => item.querySelector('.tabular')?.textContent);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const save = () => press(/^Save/);
const sent = () => shop.sentTo(saveOption).map(({ body }) => body);
const status = () => screen.getByText(/unsaved change|Everything is saved/).textContent;

test('the form shows names, how it is chosen, and each value with its use', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Color' })).toBeTruthy();
  expect(codes()).toEqual(['blue', 'sand']);
  expect(value(0).getByText('In 2 products')).toBeTruthy();
  expect(value(1).getByText('Not used')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'How it is chosen' }).value).toBe('');
  expect(status()).toBe('Everything is saved');
  await expectAccessible();
});

test('values are moved by buttons, and all are sent in their order', async () => {
  const user = await open();
  expect(press('Move Blue up').getAttribute('aria-disabled')).toBe('true');
  expect(press('Move Sand down').getAttribute('aria-disabled')).toBe('true');
  await user.click(press('Move Sand up'));
  expect(codes()).toEqual(['sand', 'blue']);
  await user.click(save());
  await expectToast('success', 'Saved');
  expect(sent()[0]).toMatchObject({ version: 'color-1', values: [{ code: 'sand' }, { code: 'blue' }] });
  expect(sent()[0]).not.toHaveProperty('name');
  expect(sent()[0]).not.toHaveProperty('type');
});

test('only names and how it is chosen are sent when only they were changed', async () => {
  const user = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'How it is chosen' }), 'List');
  await user.type(screen.getAllByRole('textbox', { name: /German/ })[0] as HTMLElement, 'Farbe');
  await user.click(save());
  await expectToast('success', 'Saved');
  expect(sent()).toEqual([{ version: 'color-1', type: 'select', name: { en: 'Color', fr: 'Couleur', de: 'Farbe' } }]);
});

test('a new value needs a code of its own, a name, and a color that is one', async () => {
  const user = await open();
  await user.click(press('Add value'));
  await user.type(value(2).getByRole('textbox', { name: /^Color/ }), 'red');
  await user.click(save());
  const issues = within(screen.getByText('Please check these fields').closest('[role=alert]') as HTMLElement);
  expect(issues.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Code – New: Letters, digits, - and _ only',
    'Name (EN) – New: Enter a name',
    'Color – New: Such as #2f4a8a; empty for none.',
  ]);
  await expectAccessible();
  const code = value(2).getByRole('textbox', { name: 'Code' });
  await user.click(issues.getAllByRole('link')[0] as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(code));
  await user.type(code, 'blue');
  expect(value(2).getByText('There is a value with this code')).toBeTruthy();
  await user.clear(code);
  await user.type(code, 'red');
  await user.type(value(2).getByRole('textbox', { name: /English/ }), 'Red');
  await user.clear(value(2).getByRole('textbox', { name: /^Color/ }));
  await user.type(value(2).getByRole('textbox', { name: /^Color/ }), '#ff0000');
  await user.click(save());
  await expectToast('success', 'Saved');
  expect(sent()[0]?.values?.at(-1)).toMatchObject({ code: 'red', name: { en: 'Red' }, swatch: '#ff0000' });
});

test('a value that is added and taken away again leaves nothing unsaved', async () => {
  const user = await open();
  await user.click(press('Add value'));
  await user.type(value(2).getByRole('textbox', { name: 'Code' }), 'red');
  await user.type(value(2).getByRole('textbox', { name: /English/ }), 'Red');
  expect(status()).toMatch(/unsaved/);
  await user.click(press('Delete Red'));
  expect(status()).toBe('Everything is saved');
  expect(Object.keys(localStorage).filter((key) => key.includes('.kept.'))).toEqual([]);
});

test('a value that products have goes only when they get another one', async () => {
  const user = await open();
  await user.click(press('Delete Blue'));
  await user.click(save());
  const target = screen.getByRole('combobox', { name: 'Products with Blue get' });
  expect(screen.getByText('Choose where its products go', { selector: 'p' })).toBeTruthy();
  expect(sent()).toEqual([]);
  expect(
    within(target)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose…', 'Sand']);
  await expectAccessible();
  await user.selectOptions(target, 'Sand');
  await user.click(save());
  await expectToast('success', 'Saved');
  expect(sent()[0]).toMatchObject({ values: [{ code: 'sand' }], replaced: { blue: 'sand' } });
});

test('discarding restores what is saved', async () => {
  const user = await open();
  await user.click(press('Delete Sand'));
  await user.clear(value(0).getByRole('textbox', { name: /English/ }));
  await user.click(save());
  await screen.findByText('Please check these fields');
  await user.click(press('Discard changes'));
  expect(codes()).toEqual(['blue', 'sand']);
  expect(screen.queryByText('Please check these fields')).toBeNull();
  expect(status()).toBe('Everything is saved');
});

test('the color is shown while it is one', async () => {
  const user = await open();
  const dot = () => rows()[1]?.querySelector<HTMLElement>('.swatch');
  expect(dot()).toBeNull();
  await user.type(value(1).getByRole('textbox', { name: /^Color/ }), '#c2b280');
  expect(dot()?.style.backgroundColor).toBe('#c2b280');
  await user.keyboard('{Backspace}');
  expect(dot()).toBeNull();
});

test('values of two people are merged by choice, named as people name them', async () => {
  const theirs: OptionChoice = anOption({
    version: 'color-2',
    type: 'checkbox',
    values: [anOptionValue('sand', 'Sand'), anOptionValue('blue', 'Blue', { swatch: '#2f4a8a', products: 2 })],
  });
  shop.answer(saveOption, ({ body }) => {
    if (body.version === 'color-2') return { items: [theirs] };
    throw new ApiError(409, 'entry.changed', 'Somebody else has changed it.', { option: theirs });
  });
  const user = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'How it is chosen' }), 'List');
  await user.click(save());
  const merge = await screen.findByRole('dialog', { name: 'Another person has changed this' });
  const group = within(merge).getByRole('group', { name: 'How it is chosen' });
  expect(within(group).getByRole('radio', { name: /List/ })).toBeTruthy();
  expect(within(group).getByRole('radio', { name: /Checkboxes/ })).toBeTruthy();
  await expectAccessible();
  await user.click(within(merge).getByRole('button', { name: 'Save with these choices' }));
  await expectToast('success', 'Saved');
  // Their order stays: nobody else has changed it.
  expect(sent().at(-1)).toEqual({ version: 'color-2', type: 'select' });
});

test('a domain error of the shop is told above the fields', async () => {
  shop.sendError(saveOption, 409, 'option.in-use', 'A product still has this value.');
  const user = await open();
  await user.click(press('Move Sand up'));
  await user.click(save());
  await screen.findByText('A product still has this value.');
  expect(codes()).toEqual(['sand', 'blue']);
});

test('a person who may only read sees the form and can change nothing', async () => {
  await open({ role: 'read-only' });
  expect(screen.queryByRole('button')).toBeNull();
  for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) expect(field.readOnly).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true);
});

test('an option that does not exist leads back to all options', async () => {
  await open({ code: 'gone' });
  expect(screen.getByRole('heading', { level: 1, name: 'There is no such entry' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All options' }).getAttribute('href')).toBe('/options');
  await expectAccessible();
});
