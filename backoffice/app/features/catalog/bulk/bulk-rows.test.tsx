import { screen, waitFor } from '@testing-library/react';
import type { BulkRow } from '@vitrine/contract/product-editing/bulk-actions.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aBulkRow } from '../../../../testing/a-bulk-change.ts';
import { aCustomField, aFieldChoice } from '../../../../testing/a-custom-field.ts';
import { answerStructure } from '../../../../testing/answer-structure.ts';
import { show } from '../../../../testing/show.tsx';
import { BulkRows } from './bulk-rows.tsx';

beforeEach(() =>
  answerStructure(standInShop(), [
    aCustomField({ kind: 'choice', choices: [aFieldChoice('oak', 'Oak')] }),
    aCustomField({ code: 'deposit', subject: 'variant', kind: 'money', name: { en: 'Deposit' } }),
  ]),
);

const change = (field: string, from: unknown, to: unknown, sku: string | null = 'MUG'): BulkRow =>
  aBulkRow({ changes: [{ sku, field, from, to }] });
const text = () => screen.getByRole('listitem').textContent ?? '';

test('old and new values are read out with words between them', async () => {
  show(<BulkRows rows={[aBulkRow()]} />);
  expect(text()).toBe('MugMUGPrice: from $28.00 →  to $25.20');
  expect(screen.getByText('$28.00').tagName).toBe('S');
  expect(screen.getByText('→').getAttribute('aria-hidden')).toBe('true');
  await expectAccessible();
});

test('a change of a variant names it, one of the product itself does not', () => {
  show(
    <BulkRows
      rows={[
        aBulkRow({
          changes: [
            { sku: 'MUG', field: 'stock', from: 1, to: 2 },
            { sku: 'MUG-L', field: 'stock', from: 3, to: 4 },
          ],
        }),
      ]}
    />,
  );
  expect(text()).toContain('MUGStock: ');
  expect(text()).toContain('MUG-L · Stock: ');
});

test('fields of the merchant have their names, and values in words', async () => {
  show(
    <BulkRows
      rows={[
        aBulkRow({
          changes: [
            { sku: null, field: 'fields.material', from: null, to: 'oak' },
            { sku: 'MUG-L', field: 'fields.deposit', from: 2.5, to: null },
          ],
        }),
      ]}
    />,
  );
  await waitFor(() => expect(text()).toContain('Material: from empty →  to Oak'));
  expect(text()).toContain('MUG-L · Deposit: from $2.50 →  to empty');
});

test('a sale shows its period in the time zone of the shop; its end is told in words', () => {
  const sale = { price: 19.9, from: null, until: '2026-12-24T22:00:00.000Z' };
  show(<BulkRows rows={[change('special', null, sale)]} />);
  expect(text()).toContain('Sale: from no sale');
  expect(text()).toMatch(/\$19\.90 until Dec 24, 2026, 11:00\sPM/);
});

test('categories, brands and properties are called as people call them, also before their names are loaded', async () => {
  show(
    <BulkRows
      rows={[
        aBulkRow({
          changes: [
            { sku: null, field: 'categories', from: ['garden'], to: ['cups', 'gone'] },
            { sku: null, field: 'brand', from: 'acme', to: null },
            { sku: null, field: 'property.glaze.de', from: null, to: 'Matt' },
          ],
        }),
      ]}
    />,
  );
  expect(text()).toContain('cups, gone');
  await waitFor(() => expect(text()).toContain('Kitchen › Cups, gone'));
  expect(text()).toContain('Brand: from Acme →  to empty');
  expect(text()).toContain('Glaze (DE): from empty →  to Matt');
});

test('visibility and archive are told with yes and no, numbers in the notation of the language', () => {
  show(
    <BulkRows
      rows={[
        aBulkRow({
          changes: [
            { sku: null, field: 'visible', from: true, to: false },
            { sku: null, field: 'archived', from: false, to: true },
            { sku: 'MUG', field: 'stock', from: 0, to: 12_000 },
          ],
        }),
      ]}
    />,
    { language: 'de' },
  );
  expect(text()).toContain('ja');
  expect(text()).toContain('nein');
  expect(text()).toContain('12.000');
});

test('large changes are marked, and what cannot be changed says why', async () => {
  show(
    <BulkRows
      rows={[
        aBulkRow({ warned: true }),
        aBulkRow({ sku: 'POT', name: 'Pot', refusal: 'The price would be negative.', changes: [] }),
      ]}
    />,
  );
  const [mug, pot] = screen.getAllByRole('listitem');
  expect(mug?.textContent).toContain('More than 50%');
  expect(pot?.textContent).toBe('PotPOTThe price would be negative.');
  await expectAccessible();
});
