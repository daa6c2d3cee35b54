import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  deleteDraft,
  previewDraft,
  readDraft,
  saveDraft,
  updateProduct,
} from '@vitrine/contract/product-editing/edit-products.ts';
import type { ProductDraft } from '@vitrine/contract/product-editing/edited-product.ts';
import type { Role } from '@vitrine/contract/staff/permissions.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../../testing/stand-in-shop.ts';
import { aDraft, anEditedProduct, anEditedVariant } from '../../../../../testing/a-product.ts';
import { openProduct, unsavedText } from '../../../../../testing/open-product.tsx';
import { expectToast } from '../../../../../testing/toasts.ts';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price (USD)' });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const saved = () => shop.sentTo(saveDraft).map(({ body }) => body);

/** Opens a product of which there is a draft. */
async function openWith(draft: ProductDraft | null, role: Role = 'owner') {
  const opened = openProduct(shop, anEditedProduct(), { role });
  shop.answer(readDraft, { draft });
  const user = await opened;
  if (draft) await screen.findByText(/^Saved by Bo Berg on /);
  return user;
}

async function typePrice(user: Awaited<ReturnType<typeof openWith>>, text: string) {
  await user.clear(price());
  await user.type(price(), text);
}

/** A window as `window.open` returns it. */
function openedWindow() {
  const page = { location: { href: 'about:blank' }, close: vi.fn() };
  vi.stubGlobal('open', () => page);
  return page;
}

test('without changes and without a draft there is nothing to preview or to publish later', async () => {
  await openWith(null);
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publish later…' })).toBeNull();
});

test('a draft tells by whom and until when, and can be continued', async () => {
  const product = anEditedProduct({ variants: [anEditedVariant({ price: '25.00' })] });
  const user = await openWith(aDraft({ product, publishAt: '2030-12-01T08:00:00.000Z' }));
  expect(screen.getByText(/^Will be published on Dec 1, 2030, 9:00\sAM$/)).toBeTruthy();
  await expectAccessible();
  await user.click(press('Continue with it'));
  expect(price().value).toBe('25.00');
  expect(unsavedText()).toBe('1 unsaved change');
});

test('a draft that cannot be published any more says why and can only be discarded', async () => {
  shop.answer(deleteDraft, null);
  const user = await openWith(aDraft({ product: null, problem: 'The category was deleted.' }));
  expect(screen.getByText('It could not be published: The category was deleted.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue with it' })).toBeNull();
  await user.click(press('Discard draft'));
  await waitFor(() => expect(screen.queryByText(/^Saved by/)).toBeNull());
  expect(shop.sentTo(deleteDraft)).toHaveLength(1);
});

test('a draft that cannot be discarded stays, with the reason', async () => {
  shop.sendError(deleteDraft, 409, 'draft.running', 'It is being published.');
  const user = await openWith(aDraft());
  await user.click(press('Discard draft'));
  await screen.findByText('It is being published.');
  expect(press('Discard draft')).toBeTruthy();
});

test('people who may only read see the draft and cannot touch it', async () => {
  await openWith(aDraft(), 'read-only');
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
});

test('a preview stores the changes as a draft and opens its page in a window of its own', async () => {
  const page = openedWindow();
  shop.answer(saveDraft, aDraft());
  shop.answer(previewDraft, { url: 'https://shop.example/product/mug?draft=abc' });
  const user = await openWith(null);
  await typePrice(user, '25.00');
  await user.click(press('Preview'));
  await waitFor(() => expect(page.location.href).toBe('https://shop.example/product/mug?draft=abc'));
  expect(saved()).toEqual([{ version: 'v1', variants: [{ sku: 'MUG', price: '25.00' }], publishAt: null }]);
  // Typed text stays in the form: it is not published.
  expect(unsavedText()).toBe('1 unsaved change');
});

test('a preview of a scheduled draft keeps its moment', async () => {
  openedWindow();
  shop.answer(saveDraft, aDraft());
  shop.answer(previewDraft, { url: 'https://shop.example/' });
  const user = await openWith(aDraft({ publishAt: '2030-12-01T08:00:00.000Z' }));
  await typePrice(user, '25.00');
  await user.click(press('Preview'));
  await waitFor(() => expect(saved()[0]).toMatchObject({ publishAt: '2030-12-01T08:00:00.000Z' }));
  await waitFor(() => expect(shop.sentTo(previewDraft)).toHaveLength(1));
});

test('a preview that fails closes its empty window and says why; a blocked window is told', async () => {
  const page = openedWindow();
  shop.sendError(previewDraft, 409, 'draft.gone', 'The draft is gone.');
  const user = await openWith(aDraft());
  await user.click(press('Preview'));
  await expectToast('error', 'The draft is gone.');
  expect(page.close).toHaveBeenCalledTimes(1);
  vi.stubGlobal('open', () => null);
  shop.answer(previewDraft, { url: 'https://shop.example/' });
  await user.click(press('Preview'));
  await expectToast('error', 'The browser did not open the preview. Allow windows of this site.');
});

test('a form with issues is neither previewed nor published: it shows them', async () => {
  const user = await openWith(null);
  await typePrice(user, 'free');
  await user.click(press('Publish later…'));
  expect(screen.getByText('Please check these fields')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(press('Preview'));
  expect(saved()).toEqual([]);
});

test('a moment publishes the changes then, in the time zone of the shop, and empties the form', async () => {
  shop.answer(saveDraft, aDraft({ publishAt: '2030-07-01T06:00:00.000Z' }));
  const user = await openWith(null);
  await typePrice(user, '25.00');
  await user.click(press('Publish later…'));
  const sheet = within(screen.getByRole('dialog', { name: 'Publish later' }));
  expect(sheet.getByRole('button', { name: /^Save draft/ })).toBeTruthy();
  fireEvent.change(sheet.getByLabelText('Moment'), { target: { value: '2030-07-01T08:00' } });
  await expectAccessible();
  await user.click(sheet.getByRole('button', { name: /^Publish then/ }));
  await expectToast('success', /^Will be published on Jul 1, 2030, 8:00\sAM$/);
  expect(saved()).toEqual([
    { version: 'v1', variants: [{ sku: 'MUG', price: '25.00' }], publishAt: '2030-07-01T06:00:00.000Z' },
  ]);
  expect(unsavedText()).toBe('Everything is saved');
  expect(price().value).toBe('28.00');
  await screen.findByText(/^Saved by Bo Berg on /);
});

test('a refused moment is told in the sheet, and nothing of the form is lost', async () => {
  shop.sendError(saveDraft, 400, 'moment.past', 'Choose a moment in the future.');
  const user = await openWith(null);
  await typePrice(user, '25.00');
  await user.click(press('Publish later…'));
  const sheet = within(screen.getByRole('dialog'));
  fireEvent.change(sheet.getByLabelText('Moment'), { target: { value: '2020-07-01T08:00' } });
  await user.click(sheet.getByRole('button', { name: /^Publish then/ }));
  await sheet.findByText('Choose a moment in the future.');
  expect(price().value).toBe('25.00');
});

test('saving what the draft would make ends the draft', async () => {
  const made = anEditedProduct({ version: 'v2', variants: [anEditedVariant({ price: '25.00' })] });
  shop.answer(updateProduct, made);
  shop.answer(deleteDraft, null);
  const user = await openWith(aDraft({ product: made }));
  await user.click(press('Continue with it'));
  await user.click(press(/^Save/));
  await waitFor(() => expect(shop.sentTo(deleteDraft)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/^Saved by/)).toBeNull());
});
