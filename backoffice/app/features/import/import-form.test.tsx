import { cleanup, screen, waitFor } from '@testing-library/react';
import { previewImport } from '@vitrine/contract/import/import.ts';
import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { listCustomFields } from '@vitrine/contract/product-editing/edit-custom-fields.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { aCustomField } from '../../../testing/a-custom-field.ts';
import { aCheckedImport, anImport } from '../../../testing/an-import.ts';
import { show } from '../../../testing/show.tsx';
import { ImportForm } from './import-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(previewImport, aCheckedImport());
});

const open = (job: ImportJob = anImport()) => show(<ImportForm job={job} />);
const column = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Is imported as: ${name}` });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const check = () => screen.getByRole('button', { name: /^Check file/ });
const sent = () => shop.sentTo(previewImport).map(({ body }) => body);

describe('columns', () => {
  test('begin with what the shop suggests, beside an example, and are sent as chosen', async () => {
    const user = open();
    expect([column('Article').value, column('Preis').value, column('Remark').value]).toEqual(['sku', 'price', '']);
    screen.getByText('Example: 28,00');
    await expectAccessible();
    await user.selectOptions(column('Remark'), 'stock');
    await user.click(check());
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          mode: 'merge',
          stock: 'new',
          format: 'vitrine',
          mapping: { Article: 'sku', Preis: 'price', Remark: 'stock' },
          decimal: null,
          untracked: null,
          preorder: false,
          consentNote: null,
          invite: false,
        },
      ]),
    );
  });

  test('two that are the same are refused before anything is sent, until one is changed', async () => {
    const user = open();
    await user.selectOptions(column('Remark'), 'price');
    await user.click(check());
    screen.getByText('Two columns are “price”.');
    expect(sent()).toEqual([]);
    await expectAccessible();
    await user.selectOptions(column('Remark'), 'Left out');
    expect(screen.queryByText('Two columns are “price”.')).toBeNull();
  });

  test('none of which is the SKU are refused', async () => {
    const user = open();
    await user.selectOptions(column('Article'), 'Left out');
    await user.click(check());
    screen.getByText('Choose which column is the SKU.');
    expect(sent()).toEqual([]);
  });

  test('are chosen again for the next file with the same names', async () => {
    const user = open();
    await user.selectOptions(column('Preis'), 'special.price');
    await user.selectOptions(column('Remark'), 'price');
    await user.click(check());
    await waitFor(() => expect(sent()).toHaveLength(1));
    cleanup();
    open(anImport({ id: 13 }));
    expect([column('Preis').value, column('Remark').value]).toEqual(['special.price', 'price']);
  });

  test('of another kind of table have the names of that kind', async () => {
    const user = open();
    await user.click(radio(/^Products of Shopify/));
    expect([...column('Article').options].map(({ value }) => value)).toEqual(['', 'Handle', 'Variant SKU']);
    await user.click(check());
    await waitFor(() => expect(sent()[0]?.format).toBe('shopify-products'));
  });

  test('of the merchant’s own fields have their names beside the code', async () => {
    shop.answer(listCustomFields, {
      items: [aCustomField(), aCustomField({ code: 'glaze', subject: 'variant', name: { en: 'Glaze' } })],
    });
    const { targets } = anImport();
    open(anImport({ targets: targets && { ...targets, vitrine: ['sku', 'fields.material', 'variant.fields.glaze'] } }));
    await waitFor(() =>
      expect([...column('Article').options].map(({ text }) => text)).toEqual([
        'Left out',
        'sku',
        'fields.material – Material',
        'variant.fields.glaze – Glaze',
      ]),
    );
  });

  test('of a table that was recognized are not asked for', () => {
    open(anImport({ format: 'woocommerce' }));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('group', { name: 'What kind of table is this?' })).toBeNull();
  });
});

describe('choices', () => {
  test('of a catalog folder are only what the file says and its stock', async () => {
    const user = open(anImport({ kind: 'catalogue', columns: [], targets: null }));
    expect(screen.getAllByRole('group')).toHaveLength(2);
    await user.click(radio(/^Replace entries/));
    await user.click(radio(/^Add it to what is there/));
    await expectAccessible();
    await user.click(check());
    await waitFor(() => expect(sent()[0]).toMatchObject({ mode: 'replace', stock: 'add', format: null, mapping: {} }));
  });

  test('of redirects are none', async () => {
    const user = open();
    await user.click(radio(/^Redirects/));
    expect(screen.queryByRole('group', { name: 'Stock' })).toBeNull();
  });

  test('of a file that was checked are those of before, to check again', () => {
    const { choices } = aCheckedImport();
    open(aCheckedImport({ choices: choices && { ...choices, mode: 'replace' } }));
    expect(radio(/^Replace entries/).checked).toBe(true);
    screen.getByRole('button', { name: /^Check again/ });
  });
});

test('a double press checks once, and the button says that it is at work', async () => {
  const { promise, resolve } = Promise.withResolvers<ImportJob>();
  shop.answer(previewImport, () => promise);
  const user = open();
  await user.dblClick(check());
  expect(check().getAttribute('aria-busy')).toBe('true');
  resolve(aCheckedImport());
  await waitFor(() => expect(check().getAttribute('aria-busy')).toBe('false'));
  expect(sent()).toHaveLength(1);
});

test('a domain error is told, and the choices stay', async () => {
  shop.sendError(previewImport, 403, 'staff.forbidden', 'Stock is not for your role.');
  const user = open();
  await user.selectOptions(column('Remark'), 'stock');
  await user.click(check());
  await screen.findByText('Stock is not for your role.');
  expect(column('Remark').value).toBe('stock');
});

describe('questions', () => {
  const reason = (code: string, kind: ImportJob['reasons'][number]['kind'] = 'refused') => ({
    code,
    kind,
    message: code,
    place: 'Variant Inventory Tracker',
    count: 1,
    lines: [2],
  });
  const shopify = (reasons: ImportJob['reasons'] = []) =>
    anImport({ format: 'shopify-products', state: 'checked', reasons });
  const pieces = () => screen.getByLabelText<HTMLInputElement>('Pieces of goods whose stock is not counted');
  const checkAgain = () => screen.getByRole('button', { name: /^Check again/ });

  test('are asked only when the file raises them', () => {
    open(shopify());
    expect(screen.queryByLabelText(/^Pieces of goods/)).toBeNull();
    expect(screen.queryByRole('radio', { name: /pre-orders/ })).toBeNull();
    expect(screen.queryByRole('radio', { name: /the comma/ })).toBeNull();
  });

  test('about goods without counted stock and sold without stock are sent as answered', async () => {
    const user = open(shopify([reason('uncounted'), reason('sold-on', 'lost')]));
    await expectAccessible();
    await user.type(pieces(), '20');
    await user.click(radio(/pre-orders/));
    await user.click(checkAgain());
    await waitFor(() => expect(sent()).toMatchObject([{ untracked: 20, preorder: true }]));
  });

  test('keep what was typed when it is no number, and send nothing', async () => {
    const user = open(shopify([reason('stock-shared')]));
    await user.type(pieces(), '2O');
    await user.click(checkAgain());
    screen.getByText('Type a whole number from 0 to 1,000,000.');
    expect(pieces().value).toBe('2O');
    expect(sent()).toEqual([]);
  });

  test('about the decimal sign are asked when the file has both', async () => {
    const issue = { code: 'decimal-signs', message: 'two signs', file: 'a.csv', line: 3, place: 'Price' };
    const user = open(anImport({ format: 'shopify-products', state: 'wrong', problems: [issue] }));
    await user.click(radio(/the comma/));
    await user.click(checkAgain());
    await waitFor(() => expect(sent()).toMatchObject([{ decimal: ',' }]));
  });

  test('about customers are their consent to newsletters and how they get a password; how a catalog merges is none', async () => {
    const warnings = [{ code: 'not-subscribed', message: '1 customer accepts newsletters' }];
    const user = open(anImport({ format: 'shopify-customers', state: 'checked', warnings }));
    expect(screen.queryByRole('radio', { name: /^Replace entries/ })).toBeNull();
    screen.getByText('An import of customers or orders cannot be undone.');
    await expectAccessible();
    await user.type(screen.getByLabelText(/^Where and when customers agreed/), 'Old shop, 2025');
    await user.click(radio(/^Get an email with a link/));
    await user.click(checkAgain());
    await waitFor(() => expect(sent()).toMatchObject([{ consentNote: 'Old shop, 2025', invite: true }]));
  });
});
