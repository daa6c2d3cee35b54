import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import {
  createCustomField,
  listCustomFields,
  saveCustomField,
} from '@vitrine/contract/product-editing/edit-custom-fields.ts';
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import type { Role } from '@vitrine/contract/staff/permissions.ts';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { aCustomField, aFieldChoice } from '../../../testing/a-custom-field.ts';
import { currentAddress, show } from '../../../testing/show.tsx';
import { expectToast } from '../../../testing/toasts.ts';
import { CustomFieldScreen, NewCustomFieldScreen } from './custom-field-screen.tsx';

let shop: StandInShop;
const finish = aCustomField({
  code: 'finish',
  version: 'v1',
  kind: 'choice',
  name: { en: 'Finish' },
  choices: [aFieldChoice('matt', 'Matt', 3), aFieldChoice('gloss', 'Glossy')],
  shown: true,
});

beforeEach(() => {
  shop = standInShop();
  shop.answer(listCustomFields, { items: [finish] });
});

const open = (path: string, options: { role?: Role } = {}) =>
  show(
    <Routes>
      <Route path="/fields/new" element={<NewCustomFieldScreen />} />
      <Route path="/fields/:code" element={<CustomFieldScreen />} />
    </Routes>,
    { path, ...options },
  );
const input = (name: string | RegExp, index = 0) =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name })[index] as HTMLInputElement;
const press = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a new field: its code follows the name until somebody types one, and its choices are sent in their order', async () => {
  const made: StaffCustomField[] = [];
  shop.answer(createCustomField, ({ body }) => {
    made.push(aCustomField({ ...finish, code: body.code, name: { en: 'Wood type' } }));
    return { items: made };
  });
  shop.answer(listCustomFields, () => ({ items: made }));
  const user = open('/fields/new');
  await user.type(input(/^Name \(English\)/), 'Wood Type');
  expect(input(/^Code/).value).toBe('wood-type');
  await user.clear(input(/^Code/));
  await user.type(input(/^Code/), 'wood');
  await user.type(input(/^Name \(English\)/), 's');
  expect(input(/^Code/).value).toBe('wood');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Choice');
  await user.click(press(/^Save/));
  expect(await screen.findByRole('link', { name: 'Choices: Add at least one choice' })).toBeTruthy();
  await user.click(press('Add choice'));
  await user.type(input(/^Name \(English\)/, 1), 'Old Oak');
  await user.click(screen.getByRole('checkbox', { name: /^Shoppers see it/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Lists can be filtered/ }));
  await expectAccessible();
  await user.click(press(/^Save/));
  await expectToast('success', 'Created');
  expect(shop.sentTo(createCustomField).map(({ body }) => body)).toEqual([
    {
      code: 'wood',
      subject: 'product',
      kind: 'choice',
      name: { en: 'Wood Types', fr: '', de: '' },
      choices: [{ code: 'old-oak', name: { en: 'Old Oak', fr: '', de: '' } }],
      shown: true,
      filter: true,
    },
  ]);
  expect(currentAddress()).toBe('/fields/wood');
});

test('an example fills the form in', async () => {
  shop.answer(createCustomField, ({ body }) => ({ items: [aCustomField({ code: body.code })] }));
  const user = open('/fields/new?example=material');
  expect(input(/^Name \(French\)/).value).toBe('Matière');
  await user.click(press(/^Save/));
  await waitFor(() =>
    expect(shop.sentTo(createCustomField)[0]?.body).toMatchObject({
      code: 'material',
      kind: 'choice',
      shown: true,
      filter: true,
      choices: [{ code: 'wood' }, { code: 'metal' }, { code: 'glass' }],
    }),
  );
});

test('marks are those that fit the kind and the subject, and others are not sent', async () => {
  shop.answer(createCustomField, ({ body }) => ({ items: [aCustomField({ code: body.code })] }));
  const user = open('/fields/new');
  await user.type(input(/^Name \(English\)/), 'Gift');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Yes or no');
  await user.click(screen.getByRole('checkbox', { name: /^Lists can be filtered/ }));
  await user.click(screen.getByRole('checkbox', { name: /^It is on invoices/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Belongs to' }), 'Categories');
  expect(screen.queryByRole('checkbox', { name: /filtered|invoices/ })).toBeNull();
  await user.click(press(/^Save/));
  await waitFor(() =>
    expect(shop.sentTo(createCustomField)[0]?.body).toEqual({
      code: 'gift',
      subject: 'category',
      kind: 'flag',
      name: { en: 'Gift', fr: '', de: '' },
    }),
  );
});

test('a code that is taken is told at the code', async () => {
  shop.sendError(createCustomField, 409, 'entry.code-taken', 'There is one with the code gift already.', {
    field: 'code',
  });
  const user = open('/fields/new');
  await user.type(input(/^Name \(English\)/), 'Gift');
  await user.click(press(/^Save/));
  await screen.findByRole('link', { name: 'Code: There is one with the code gift already.' });
  expect(document.activeElement).toBe(input(/^Code/));
});

test('only what was changed is sent; kind, subject and codes stay, and a choice in use cannot be deleted', async () => {
  shop.answer(saveCustomField, { items: [{ ...finish, version: 'v2' }] });
  const user = open('/fields/finish');
  await screen.findByText(/^Products, Choice\./);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('In 3 entries')).toBeTruthy();
  expect(press('Delete Matt').disabled).toBe(true);
  await user.click(press('Move Glossy up'));
  await user.type(input(/^Help \(FR\)/), 'Au toucher');
  await user.click(press(/^Save/));
  await expectToast('success', 'Saved');
  expect(shop.sentTo(saveCustomField).map(({ params, body }) => ({ ...params, ...body }))).toEqual([
    {
      code: 'finish',
      version: 'v1',
      help: { en: '', fr: 'Au toucher', de: '' },
      choices: [
        { code: 'gloss', name: { en: 'Glossy', fr: '', de: '' } },
        { code: 'matt', name: { en: 'Matt', fr: '', de: '' } },
      ],
    },
  ]);
});

test('a name that two people changed is asked about', async () => {
  shop.answer(saveCustomField, () => {
    throw new ApiError(409, 'entry.changed', 'Somebody else has changed it.', {
      customField: { ...finish, version: 'v2', name: { en: 'Surface' } },
    });
  });
  const user = open('/fields/finish');
  await user.type(await screen.findByDisplayValue('Finish'), 'es');
  await user.click(press(/^Save/));
  const group = within(await screen.findByRole('group', { name: 'Name (EN)' }));
  expect(group.getByRole('radio', { name: /Theirs.*Surface/ })).toBeTruthy();
});

test('a field that does not exist leads back to the list; people who may only read change nothing', async () => {
  open('/fields/unknown');
  expect((await screen.findByRole('link', { name: 'All fields' })).getAttribute('href')).toBe('/fields');
  document.body.replaceChildren();
  open('/fields/finish', { role: 'read-only' });
  await screen.findByText(/^Products, Choice\./);
  expect(input(/^Name \(English\)/).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: /Save|Add choice|Delete/ })).toBeNull();
});
