import { screen, waitFor, within } from '@testing-library/react';
import {
  deleteCustomField,
  listCustomFields,
  saveCustomField,
} from '@vitrine/contract/product-editing/edit-custom-fields.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { aCustomField } from '../../../testing/a-custom-field.ts';
import { show } from '../../../testing/show.tsx';
import { expectToast } from '../../../testing/toasts.ts';
import { CustomFieldsScreen } from './custom-fields-screen.tsx';

let shop: StandInShop;
const items = [
  aCustomField({ used: 2, shown: true }),
  aCustomField({ code: 'buyer', version: 'buyer-1', subject: 'category', name: { en: 'Buyer' } }),
  aCustomField({ code: 'warranty', version: 'warranty-1', kind: 'count', name: { en: 'Warranty' } }),
];

beforeEach(() => {
  shop = standInShop();
  shop.answer(listCustomFields, { items });
});

const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const subject = (name: string) => within(screen.getByRole('region', { name }));

test('fields are listed by what has them, with kind, marks and uses', async () => {
  show(<CustomFieldsScreen />);
  await screen.findByRole('region', { name: 'Products' });
  const [material, warranty] = subject('Products').getAllByRole('listitem');
  expect(material?.textContent).toContain('MaterialTextmaterialShownIn 2 entries');
  expect(warranty?.textContent).toContain('WarrantyWhole numberwarrantyNot used');
  expect(subject('Categories').getByRole('link', { name: 'Buyer' }).getAttribute('href')).toBe('/fields/buyer');
  expect(screen.queryByRole('region', { name: 'Variants' })).toBeNull();
  await expectAccessible();
});

test('a field moves among those of its kind of entry, by keyboard', async () => {
  shop.answer(saveCustomField, { items });
  const user = show(<CustomFieldsScreen />);
  await screen.findByRole('region', { name: 'Products' });
  expect(press('Move Material up').getAttribute('aria-disabled')).toBe('true');
  expect(press('Move Buyer down').getAttribute('aria-disabled')).toBe('true');
  press('Move Warranty up').focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Warranty moved');
  expect(shop.sentTo(saveCustomField).map(({ params, body }) => ({ ...params, ...body }))).toEqual([
    { code: 'warranty', version: 'warranty-1', position: 0 },
  ]);
});

test('a field in use is not deleted, and the reason is told; another one is after a question', async () => {
  shop.answer(deleteCustomField, null);
  const user = show(<CustomFieldsScreen />);
  await screen.findByRole('region', { name: 'Products' });
  await user.click(press('Delete Material'));
  const reason = within(screen.getByRole('dialog', { name: 'Material is in use' }));
  expect(reason.getByText(/^2 entries have a value\./)).toBeTruthy();
  await expectAccessible();
  await user.click(reason.getByRole('button', { name: 'OK' }));
  await user.click(press('Delete Warranty'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await expectToast('success', 'Warranty deleted');
  expect(shop.sentTo(deleteCustomField).map(({ params }) => params.code)).toEqual(['warranty']);
});

test('without fields the screen teaches with examples', async () => {
  shop.answer(listCustomFields, { items: [] });
  show(<CustomFieldsScreen />, { language: 'de' });
  const examples = within(await screen.findByRole('list', { name: 'Beispiele' }));
  expect(examples.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Material',
    'Aufbau',
    'Garantie in Monaten',
  ]);
  expect(examples.getByRole('link', { name: 'Material' }).getAttribute('href')).toBe('/fields/new?example=material');
  await expectAccessible();
});

test('people who may only read see the fields, and can change nothing', async () => {
  show(<CustomFieldsScreen />, { role: 'read-only' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Material' })).toBeTruthy());
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'New field' })).toBeNull();
});
