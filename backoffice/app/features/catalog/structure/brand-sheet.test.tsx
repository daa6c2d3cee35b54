import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { listBrands, saveBrand } from '@vitrine/contract/product-editing/edit-structure.ts';
import type { BrandChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aBrand } from '../../../../testing/a-structure.ts';
import { show } from '../../../../testing/show.tsx';
import { expectToast } from '../../../../testing/toasts.ts';
import { BrandSheet } from './brand-sheet.tsx';

let shop: StandInShop;
const onClose = vi.fn();
const acme = (own: Partial<BrandChoice> = {}) => aBrand('acme', 'Acme', { name: { en: 'Acme', fr: 'Acmé' }, ...own });

beforeEach(() => {
  shop = standInShop();
  shop.answer(listBrands, { items: [acme()] });
  shop.answer(saveBrand, { items: [acme({ version: 'acme-2' })] });
  onClose.mockClear();
});

const sheet = <BrandSheet brand={acme()} title="Edit Acme" onClose={onClose} />;
const name = (language: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(language) });
const save = () => screen.getByRole('button', { name: /^Save/ });
const sent = () => shop.sentTo(saveBrand).map(({ body }) => body);

/** Somebody else saves other names before this person does. */
const changeElsewhere = (names: Record<string, string>) =>
  shop.answer(saveBrand, ({ body }) => {
    if (body.version !== 'acme-1') return { items: [acme({ version: 'acme-3' })] };
    const brand = acme({ version: 'acme-2', name: names });
    throw new ApiError(409, 'entry.changed', 'Somebody else has changed it.', { brand });
  });

test('only the names that were changed are sent', async () => {
  const user = show(sheet);
  await expectAccessible();
  await user.type(name('French'), ' SARL');
  await user.click(save());
  await expectToast('success', 'Saved');
  expect(sent()).toEqual([{ version: 'acme-1', name: { fr: 'Acmé SARL' } }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the name in the first language cannot be empty', async () => {
  const user = show(sheet);
  await user.clear(name('English'));
  await user.click(save());
  await screen.findByText('Enter a name');
  expect(sent()).toEqual([]);
  await expectAccessible();
});

test('other names of two people are both kept without a question', async () => {
  changeElsewhere({ en: 'Acme', fr: 'Acmé', de: 'Akme' });
  const user = show(sheet);
  await user.type(name('French'), '!');
  await user.click(save());
  await expectToast('success', 'Saved');
  expect(sent()).toEqual([
    { version: 'acme-1', name: { fr: 'Acmé!' } },
    { version: 'acme-2', name: { fr: 'Acmé!' } },
  ]);
});

test('one name that two people changed is chosen by the second one', async () => {
  changeElsewhere({ en: 'Acme Ltd', fr: 'Acmé' });
  const user = show(sheet);
  await user.type(name('English'), '!');
  await user.click(save());
  const merge = await screen.findByRole('dialog', { name: 'Another person has changed this' });
  const group = within(merge).getByRole('group', { name: 'Name (EN)' });
  expect(within(group).getByRole<HTMLInputElement>('radio', { name: /^Mine/ }).checked).toBe(true);
  await expectAccessible();
  await user.click(within(group).getByRole('radio', { name: /^Theirs/ }));
  await user.click(within(merge).getByRole('button', { name: 'Save with these choices' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ version: 'acme-2', name: {} }));
});

test('work of an earlier visit is offered and restored', async () => {
  const user = show(sheet);
  await user.type(name('English'), '!');
  document.body.replaceChildren();
  const later = show(sheet);
  expect(name('English').value).toBe('Acme');
  await later.click(screen.getByRole('button', { name: 'Restore it' }));
  expect(name('English').value).toBe('Acme!');
});
