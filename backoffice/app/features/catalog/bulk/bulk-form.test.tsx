import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aCustomField, aFieldChoice } from '../../../../testing/a-custom-field.ts';
import { answerStructure } from '../../../../testing/answer-structure.ts';
import { show } from '../../../../testing/show.tsx';
import { BulkForm } from './bulk-form.tsx';

const onPreview = vi.fn();

beforeEach(() => {
  answerStructure(standInShop(), [
    aCustomField({ kind: 'choice', choices: [aFieldChoice('oak', 'Oak')] }),
    aCustomField({ code: 'buyer', subject: 'category', name: { en: 'Buyer' } }),
  ]);
  onPreview.mockClear();
});

const form = (own: { error?: string; isBusy?: boolean } = {}) => (
  <BulkForm error={null} isBusy={false} onPreview={onPreview} {...own} />
);

const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const preview = () => screen.getByRole('button', { name: /^Show what changes/ });
const optionsOf = (name: string) =>
  within(choice(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('at first everything is left as it is, and no field asks for a value', async () => {
  show(form());
  await screen.findByRole('combobox', { name: 'Property' });
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  for (const select of screen.getAllByRole<HTMLSelectElement>('combobox')) expect(select.value).toBe('');
  await expectAccessible();
});

test('without any choice the form says so at its first field, which has the focus', async () => {
  const user = show(form());
  await user.click(preview());
  expect(screen.getByText('Choose what to change')).toBeTruthy();
  expect(document.activeElement).toBe(choice('Price'));
  expect(onPreview).not.toHaveBeenCalled();
});

test('a percentage asks for its rounding, a fixed price does not', async () => {
  const user = show(form());
  await user.selectOptions(choice('Price'), 'Set to');
  expect(field('Amount (USD)')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Rounding' })).toBeNull();
  await user.selectOptions(choice('Price'), 'Lower by percent');
  await user.type(field('Percent'), '12.5');
  await user.selectOptions(choice('Rounding'), 'To a price that ends in .99');
  await user.click(preview());
  expect(onPreview).toHaveBeenCalledWith({ price: { kind: 'percent', percent: -12.5 }, rounding: 'ending-99' }, null);
});

test('a wrong percentage keeps what was typed, and is told until it is right', async () => {
  const user = show(form());
  await user.selectOptions(choice('Price'), 'Lower by percent');
  await user.type(field('Percent'), '100{Enter}');
  expect(screen.getByText('Between 0.1 and 99')).toBeTruthy();
  expect(document.activeElement).toBe(field('Percent'));
  expect(field('Percent').getAttribute('aria-invalid')).toBe('true');
  await expectAccessible();
  await user.clear(field('Percent'));
  await user.type(field('Percent'), '99');
  expect(screen.queryByText('Between 0.1 and 99')).toBeNull();
});

test('amounts are read as they are written in the language of the person', async () => {
  const user = show(form(), { language: 'de' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Preis' }), 'set');
  await user.type(screen.getByRole('textbox'), '1.234,50{Enter}');
  expect(onPreview).toHaveBeenCalledWith({ price: { kind: 'set', amount: '1234.50' } }, null);
});

test('a sale that ends before it begins is refused at its end', async () => {
  const user = show(form());
  await user.selectOptions(choice('Sale'), 'Percent below the price');
  await user.type(field('Percent'), '10');
  fireEvent.change(screen.getByLabelText('Begins'), { target: { value: '2099-02-01T00:00' } });
  fireEvent.change(screen.getByLabelText('Ends'), { target: { value: '2099-01-01T00:00' } });
  await user.click(preview());
  expect(screen.getByText('The end must be after the beginning')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Ends'), { target: { value: '2099-03-01T00:00' } });
  await user.click(preview());
  expect(onPreview.mock.calls[0]?.[0].sale).toEqual({
    kind: 'percent',
    percent: 10,
    from: '2099-01-31T23:00:00.000Z',
    until: '2099-02-28T23:00:00.000Z',
  });
});

test('several categories are chosen one after the other, with the names above them, and left out again', async () => {
  const user = show(form());
  await user.selectOptions(choice('Categories'), 'Add');
  await user.click(preview());
  expect(screen.getByText('Choose a category')).toBeTruthy();
  await waitFor(() => expect(optionsOf('Which categories')).toContain('Kitchen › Cups'));
  await user.selectOptions(choice('Which categories'), 'Kitchen › Cups');
  await user.selectOptions(choice('Which categories'), 'Garden');
  expect(optionsOf('Which categories')).toEqual(['Add category…', 'Kitchen', 'Kitchen › Plates']);
  await user.click(screen.getByRole('button', { name: 'Leave Kitchen › Cups out' }));
  await user.click(preview());
  expect(onPreview).toHaveBeenCalledWith({ categories: { kind: 'add', codes: ['garden'] } }, null);
});

test('the brand can be removed from all products', async () => {
  const user = show(form());
  await waitFor(() => expect(optionsOf('Brand')).toContain('Acme'));
  await user.selectOptions(choice('Brand'), 'Remove the brand');
  await user.click(preview());
  expect(onPreview).toHaveBeenCalledWith({ brand: null }, null);
});

test('a property needs its value in the first language of the shop; other languages are optional', async () => {
  const user = show(form());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Property' }), 'Set to');
  await user.type(field('Value (DE)'), 'Matt');
  await user.click(preview());
  expect(screen.getByText('Choose a property')).toBeTruthy();
  expect(screen.getAllByText('Enter the value in the first language of the shop')).toHaveLength(1);
  await expectAccessible();
  await user.selectOptions(choice('Which property'), 'Glaze');
  await user.type(field('Value (EN)'), 'Mat');
  await user.click(preview());
  expect(onPreview).toHaveBeenCalledWith(
    { property: { kind: 'set', code: 'glaze', value: { en: 'Mat', de: 'Matt' } } },
    null,
  );
});

test('removing a property asks for no value', async () => {
  const user = show(form());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Property' }), 'Remove');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.selectOptions(choice('Which property'), 'Glaze');
  await user.click(preview());
  expect(onPreview).toHaveBeenCalledWith({ property: { kind: 'remove', code: 'glaze', value: {} } }, null);
});

test('a moment must be in the future and is that of the shop', async () => {
  const user = show(form());
  await user.selectOptions(choice('Visibility'), 'Hide');
  await user.selectOptions(choice('When'), 'At a moment');
  await user.click(preview());
  expect(screen.getByText('Choose a moment')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Moment'), { target: { value: '2020-01-01T00:00' } });
  await user.click(preview());
  expect(screen.getByText('Choose a moment in the future')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Moment'), { target: { value: '2099-07-01T08:00' } });
  await user.click(preview());
  expect(onPreview).toHaveBeenCalledWith({ visible: false }, '2099-07-01T06:00:00.000Z');
});

test('a field of the merchant that products or variants have gets a value', async () => {
  const user = show(form());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Your field' }), 'Set to');
  expect(optionsOf('Which field')).toEqual(['Choose field…', 'Material']);
  await user.click(preview());
  expect(screen.getByText('Choose a field')).toBeTruthy();
  await user.selectOptions(choice('Which field'), 'Material');
  await user.click(preview());
  expect(document.activeElement).toBe(choice('Material'));
  await user.selectOptions(choice('Material'), 'Oak');
  await expectAccessible();
  await user.click(preview());
  expect(onPreview).toHaveBeenCalledWith({ fields: { material: 'oak' } }, null);
});

test('a choice that is taken back is not sent, whatever was typed for it', async () => {
  const user = show(form());
  await user.selectOptions(choice('Price'), 'Set to');
  await user.type(field('Amount (USD)'), 'nonsense');
  await user.selectOptions(choice('Price'), 'Leave as it is');
  await user.selectOptions(choice('Visibility'), 'Move to the archive');
  await user.click(preview());
  expect(onPreview).toHaveBeenCalledWith({ archived: true }, null);
});

test('what was chosen is there again when the form is opened again', async () => {
  const user = show(form());
  await user.selectOptions(choice('Stock'), 'Add pieces');
  await user.type(field('Pieces'), '12');
  document.body.replaceChildren();
  show(form());
  expect(field('Pieces').value).toBe('12');
});

test('while the preview is computed a second press asks for nothing', async () => {
  const user = show(form({ isBusy: true }));
  await user.selectOptions(choice('Visibility'), 'Hide');
  await user.click(preview());
  expect(onPreview).not.toHaveBeenCalled();
  expect(preview().getAttribute('aria-busy')).toBe('true');
});

test('a failed preview is told above the form', () => {
  show(form({ error: 'Too many products.' }));
  expect(screen.getByText('Too many products.').closest('[role=alert]')).toBeTruthy();
});
