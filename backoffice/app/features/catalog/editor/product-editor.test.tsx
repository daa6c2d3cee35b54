import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import {
  createProduct,
  readDraft,
  readProductForEdit,
  updateProduct,
} from '@vitrine/contract/product-editing/edit-products.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aCustomField, aFieldChoice } from '../../../../testing/a-custom-field.ts';
import { anEditedProduct, anEditedVariant } from '../../../../testing/a-product.ts';
import { answerStructure } from '../../../../testing/answer-structure.ts';
import { openNewProduct, openProduct, productScreens, unsavedText } from '../../../../testing/open-product.tsx';
import { currentAddress, show } from '../../../../testing/show.tsx';
import { expectToast } from '../../../../testing/toasts.ts';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(updateProduct, anEditedProduct({ version: 'v2' }));
});

const field = (name: RegExp, index = 0) =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name })[index] as HTMLInputElement;
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = () => shop.sentTo(updateProduct).map(({ body }) => body);
const summary = () =>
  within(screen.getByText('Please check these fields').closest('[role=alert]') as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the form is called as the product, leads to its page and is accessible', async () => {
  await openProduct(shop, anEditedProduct());
  expect(screen.getByRole('heading', { level: 1, name: 'Mug' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open in the shop' }).getAttribute('href')).toBe('/product/mug');
  expect(screen.getAllByText('1 text missing').length).toBeGreaterThan(0);
  await expectAccessible();
});

test('a hidden product and one of the archive have a mark instead of the link', async () => {
  await openProduct(shop, anEditedProduct({ visible: false, archived: true }));
  expect(screen.queryByRole('link', { name: 'Open in the shop' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
});

test('only what was changed is sent; a press while it is saved sends nothing more', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof anEditedProduct>>();
  shop.answer(updateProduct, () => promise);
  const user = await openProduct(shop, anEditedProduct());
  await user.type(field(/^Short text/, 1), 'Légère');
  await user.clear(field(/^Price/));
  await user.type(field(/^Price/), '29.5');
  expect(unsavedText()).toBe('2 unsaved changes');
  await user.dblClick(press(/^Save/));
  await user.keyboard('{Control>}s{/Control}');
  expect(press(/^Save/).getAttribute('aria-busy')).toBe('true');
  resolve(anEditedProduct({ version: 'v2' }));
  await expectToast('success', 'Product saved');
  expect(sent()).toEqual([
    { version: 'v1', texts: { fr: { highlights: 'Légère' } }, variants: [{ sku: 'MUG', price: '29.50' }] },
  ]);
  expect(unsavedText()).toBe('Everything is saved');
});

test('Save stands out only while something is unsaved', async () => {
  const user = await openProduct(shop, anEditedProduct());
  const standsOut = () => press(/^Save/).classList.contains('bg-action');
  expect(standsOut()).toBe(false);
  await user.type(field(/^Price/), '1');
  expect(standsOut()).toBe(true);
});

const mayClose = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('closing the tab asks nothing, because what is typed is kept; where it cannot be kept, the browser asks', async () => {
  const user = await openProduct(shop, anEditedProduct());
  await user.type(field(/^Price/), '1');
  expect(mayClose()).toBe(true);
  const stored = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.getItem(key),
    removeItem: (key: string) => stored.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  await user.type(field(/^Price/), '2');
  expect(mayClose()).toBe(false);
  await user.click(press('Discard changes'));
  expect(mayClose()).toBe(true);
});

test('the next save is sent with the version of the last one', async () => {
  const user = await openProduct(shop, anEditedProduct());
  for (const word of ['one', 'two']) {
    await user.type(field(/^Search words/), word);
    await user.click(press(/^Save/));
    await waitFor(() => expect(unsavedText()).toBe('Everything is saved'));
  }
  expect(sent().map(({ version }) => version)).toEqual(['v1', 'v2']);
});

test('all fields that are wrong are listed, lead to their place, and leave the list when they are right', async () => {
  const user = await openProduct(shop, anEditedProduct());
  await user.clear(field(/^Name/));
  await user.clear(field(/^Price/));
  await user.type(field(/^Barcode/), '12');
  await user.click(press('Remove Kitchen'));
  await user.click(press(/^Save/));
  expect(summary()).toEqual([
    'Name (EN): Enter a name',
    'Categories: Choose at least one category',
    'Price – MUG: Enter an amount',
    'Barcode (GTIN) – MUG: 8, 12, 13 or 14 digits',
  ]);
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'Price – MUG: Enter an amount' }));
  await waitFor(() => expect(document.activeElement).toBe(field(/^Price/)));
  await user.type(field(/^Price/), '5.00');
  expect(summary()).toHaveLength(3);
  expect(sent()).toEqual([]);
});

test('a domain error of the shop is told at the field that it names, which has the focus', async () => {
  shop.sendError(updateProduct, 409, 'slug.taken', 'Another product has this address.', { field: 'texts.de.slug' });
  const user = await openProduct(shop, anEditedProduct());
  await user.type(field(/^Name/, 2), 'Becher');
  await user.type(field(/^Address/, 2), 'becher');
  await user.click(press(/^Save/));
  await waitFor(() => expect(document.activeElement).toBe(field(/^Address/, 2)));
  expect(field(/^Address/, 2).getAttribute('aria-invalid')).toBe('true');
  expect(summary()).toEqual(['Address (DE): Another product has this address.']);
  await user.click(press('Discard changes'));
  expect(screen.queryByText('Please check these fields')).toBeNull();
  expect(field(/^Name/, 2).value).toBe('');
});

test('a price that falls by more than half is asked about first', async () => {
  const user = await openProduct(shop, anEditedProduct());
  await user.clear(field(/^Price/));
  await user.type(field(/^Price/), '2.80');
  await user.click(press(/^Save/));
  const dialog = screen.getByRole('dialog', { name: 'The price drops by more than half' });
  expect(within(dialog).getByText(/^MUG: once it was live/)).toBeTruthy();
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  expect(sent()).toEqual([]);
  await user.click(press(/^Save/));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(sent()).toEqual([{ version: 'v1', variants: [{ sku: 'MUG', price: '2.80' }] }]));
});

test('a sale price has its period, is lower than the price, and shows the lowest price of thirty days', async () => {
  const user = await openProduct(shop, anEditedProduct({ variants: [anEditedVariant({ struckOut: '27.00' })] }));
  expect(screen.getByText(/^Lowest price of the last 30 days: \$26\.00\..*Struck out now: \$27\.00\.$/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Sale begins/)).toBeNull();
  await user.type(field(/^Sale price/), '28');
  expect(screen.getByLabelText(/^Sale begins/)).toBeTruthy();
  await user.click(press(/^Save/));
  expect(summary()).toEqual(['Sale price – MUG: The sale price must be lower than the price']);
});

test('amounts are typed and shown as the language of the person writes them', async () => {
  const user = await openProduct(shop, anEditedProduct(), { language: 'de' });
  expect(field(/^Preis/).value).toBe('28,00');
  await user.clear(field(/^Preis/));
  await user.type(field(/^Preis/), '1.029,90');
  await user.click(press(/^Speichern/));
  await waitFor(() => expect(sent()[0]?.variants).toEqual([{ sku: 'MUG', price: '1029.90' }]));
});

test('a product that is shown again leaves the archive', async () => {
  const user = await openProduct(shop, anEditedProduct({ archived: true }));
  await user.click(screen.getByRole('switch', { name: 'Visible in the shop' }));
  await user.click(press(/^Save/));
  await waitFor(() => expect(sent()).toEqual([{ version: 'v1', archived: false }]));
});

test('without a connection everything stays as it was typed', async () => {
  shop.answer(updateProduct, () => {
    throw new TypeError('offline');
  });
  const user = await openProduct(shop, anEditedProduct());
  await user.type(field(/^Name/), ', blue');
  await user.click(press(/^Save/));
  await screen.findByText('The shop cannot be reached. What you typed is still here.');
  expect(field(/^Name/).value).toBe('Mug, blue');
  expect(unsavedText()).toBe('1 unsaved change');
});

test('work of an earlier visit is offered, restored, or deleted', async () => {
  const user = await openProduct(shop, anEditedProduct());
  await user.type(field(/^Name/), ', blue');
  document.body.replaceChildren();
  await openProduct(shop, anEditedProduct());
  expect(screen.getByText('You have unsaved work')).toBeTruthy();
  expect(field(/^Name/).value).toBe('Mug');
  await expectAccessible();
  await user.click(press('Restore it'));
  expect(field(/^Name/).value).toBe('Mug, blue');
  document.body.replaceChildren();
  await openProduct(shop, anEditedProduct());
  await user.click(press('Delete it'));
  expect(screen.queryByText('You have unsaved work')).toBeNull();
  document.body.replaceChildren();
  await openProduct(shop, anEditedProduct());
  expect(screen.queryByText('You have unsaved work')).toBeNull();
});

test('a new product gets its variant with its SKU, and leads to its own form', async () => {
  shop.answer(createProduct, anEditedProduct({ id: 9, sku: 'CUP' }));
  shop.answer(readProductForEdit, anEditedProduct({ id: 9, sku: 'CUP' }));
  shop.answer(readDraft, { draft: null });
  const user = await openNewProduct(shop);
  expect(screen.getByText('Save the product first; then add variants.')).toBeTruthy();
  await user.click(press(/^Save/));
  expect(summary()[0]).toBe('SKU: Enter a SKU');
  await expectAccessible();
  await user.type(field(/^SKU/), ' CUP ');
  await user.type(field(/^Name/), 'Cup');
  await user.type(field(/^Price/), '9.90');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categories' }), 'Garden');
  await user.click(press(/^Save/));
  await expectToast('success', 'Product created');
  const body = shop.sentTo(createProduct)[0]?.body;
  expect(body).toMatchObject({ sku: 'CUP', categories: ['garden'], texts: { en: { name: 'Cup' } } });
  expect(body?.variants).toMatchObject([{ sku: 'CUP', price: '9.90' }]);
  await waitFor(() => expect(currentAddress()).toBe('/products/9'));
});

test('a SKU that is taken is told at its field', async () => {
  shop.sendError(createProduct, 409, 'sku.taken', 'There is a product with this SKU.', { field: 'sku' });
  const user = await openNewProduct(shop);
  await user.type(field(/^SKU/), 'MUG');
  await user.type(field(/^Name/), 'Cup');
  await user.type(field(/^Price/), '9.90');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categories' }), 'Garden');
  await user.click(press(/^Save/));
  await waitFor(() => expect(document.activeElement).toBe(field(/^SKU/)));
  expect(summary()).toEqual(['SKU: There is a product with this SKU.']);
});

test('people who may only read see everything and can change nothing', async () => {
  const user = await openProduct(shop, anEditedProduct(), { role: 'read-only' });
  for (const input of screen.getAllByRole<HTMLInputElement>('textbox')) expect(input.readOnly).toBe(true);
  await user.click(screen.getByRole('switch'));
  await user.keyboard('{Control>}s{/Control}');
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  expect(sent()).toEqual([]);
});

const customFields = [
  aCustomField({ kind: 'choice', choices: [aFieldChoice('oak', 'Oak'), aFieldChoice('ash', 'Ash')] }),
  aCustomField({ code: 'motto', kind: 'texts', name: { en: 'Motto' } }),
  aCustomField({ code: 'glaze', subject: 'variant', kind: 'decimal', name: { en: 'Glaze' } }),
  aCustomField({ code: 'buyer', subject: 'category', name: { en: 'Buyer' } }),
];
const withFields = (own: Partial<EditedProduct> = {}) =>
  anEditedProduct({
    fields: { material: 'oak', 'motto.en': 'Hold on' },
    variants: [anEditedVariant({ fields: { glaze: 1.5 } })],
    ...own,
  });

test('the fields of the merchant are in the form, and only those that were changed are sent', async () => {
  const user = await openProduct(shop, withFields(), { customFields });
  const section = within(screen.getByRole('region', { name: 'Your fields' }));
  expect(section.getAllByRole('textbox').map(({ id }) => id)).toHaveLength(3);
  await user.selectOptions(section.getByRole('combobox', { name: 'Material' }), 'Ash');
  await user.type(section.getByRole('textbox', { name: 'Motto (FR)' }), 'Tenez bon');
  await user.clear(field(/^Glaze/));
  expect(unsavedText()).toBe('3 unsaved changes');
  await expectAccessible();
  await user.click(press(/^Save/));
  await expectToast('success', 'Product saved');
  expect(sent()).toEqual([
    {
      version: 'v1',
      fields: { material: 'ash', 'motto.fr': 'Tenez bon' },
      variants: [{ sku: 'MUG', fields: { glaze: null } }],
    },
  ]);
});

test('a value that is wrong, or that the shop refuses, is told at its field', async () => {
  shop.sendError(updateProduct, 400, 'field.wrong-value', 'This is no value of this field.', {
    field: 'variants.MUG.fields.glaze',
  });
  const user = await openProduct(shop, withFields(), { customFields });
  await user.clear(field(/^Glaze/));
  await user.type(field(/^Glaze/), 'thin');
  await user.type(field(/^Motto \(FR\)/), 'Tenez bon');
  await user.clear(field(/^Motto \(EN\)/));
  await user.click(press(/^Save/));
  expect(summary()).toEqual([
    'Motto (EN): Enter the text in the first language of the shop',
    'Glaze – MUG: Enter a number such as 1.5',
  ]);
  await user.type(field(/^Motto \(EN\)/), 'Hold on');
  expect(sent()).toEqual([]);
  await user.clear(field(/^Glaze/));
  await user.type(field(/^Glaze/), '2');
  await user.click(press(/^Save/));
  await waitFor(() => expect(summary()).toEqual(['Glaze – MUG: This is no value of this field.']));
  expect(document.activeElement).toBe(field(/^Glaze/));
});

test('a field of the merchant that two people changed is asked about by its name', async () => {
  shop.answer(updateProduct, () => {
    throw new ApiError(409, 'product.changed', 'Somebody else has changed it.', {
      product: withFields({ version: 'v2', fields: {} }),
    });
  });
  const user = await openProduct(shop, withFields(), { customFields });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Material' }), 'Ash');
  await user.click(press(/^Save/));
  const group = within(await screen.findByRole('group', { name: 'Material' }));
  expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'MineAsh',
    'Theirs(empty)',
  ]);
});

test('a product that does not exist leads back to the list', async () => {
  answerStructure(shop);
  shop.sendError(readProductForEdit, 404, 'not-found', 'There is no such product.');
  show(productScreens, { path: '/products/99' });
  await screen.findByRole('heading', { level: 1, name: 'There is no such product' });
  expect(screen.getByRole('link', { name: 'All products' }).getAttribute('href')).toBe('/products');
});
