import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uploadPicture } from '@vitrine/contract/catalog/staff-catalog.ts';
import { updateProduct } from '@vitrine/contract/product-editing/edit-products.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../../testing/stand-in-shop.ts';
import { anEditedProduct, aPicture } from '../../../../../testing/a-product.ts';
import { openProduct, unsavedText } from '../../../../../testing/open-product.tsx';

let shop: StandInShop;
const withPictures = (count: number) =>
  anEditedProduct({ images: Array.from({ length: count }, (_, index) => aPicture(index + 1)) });

beforeEach(() => {
  shop = standInShop();
  shop.answer(updateProduct, anEditedProduct({ version: 'v2' }));
  shop.answer(uploadPicture, ({ query }) => ({ ...storedAs(query.name ?? ''), width: 9, height: 9 }));
});

/** The shop names a picture by its content; here by the number in its name. */
const storedAs = (name: string) => ({
  hash: name.replaceAll(/\D/g, '').padStart(16, '0'),
  name,
  url: `/media/${name}`,
});
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const input = () => screen.getByLabelText('Choose pictures');
const alt = (number: number, language = 'EN') =>
  within(screen.getByRole('group', { name: `Picture ${number}` })).getByRole<HTMLTextAreaElement>('textbox', {
    name: `What it shows (${language})`,
  });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const pictures = () => screen.queryAllByRole('group', { name: /^Picture \d+$/ });
const sentImages = async () => {
  await waitFor(() => expect(shop.sentTo(updateProduct)).toHaveLength(1));
  return shop.sentTo(updateProduct)[0]?.body.images;
};

test('several pictures are stored one after the other, in the order in which they were chosen', async () => {
  const user = await openProduct(shop, anEditedProduct());
  await user.upload(input(), [file('3.jpg'), file('1.jpg'), file('2.jpg')]);
  await waitFor(() => expect(pictures()).toHaveLength(3));
  expect(shop.sentTo(uploadPicture).map(({ query }) => query.name)).toEqual(['3.jpg', '1.jpg', '2.jpg']);
  expect(screen.getByText('2.jpg uploaded')).toBeTruthy();
  await user.type(alt(1), 'The mug from above');
  await expectAccessible();
  await user.click(press(/^Save/));
  expect(await sentImages()).toEqual([
    { hash: '0000000000000003', name: '3.jpg', alt: { en: 'The mug from above' } },
    { hash: '0000000000000001', name: '1.jpg', alt: {} },
    { hash: '0000000000000002', name: '2.jpg', alt: {} },
  ]);
});

test('a picture that is refused says why, and does not keep the others from being stored', async () => {
  shop.answer(uploadPicture, ({ query }) => {
    if (query.name === '2.jpg') throw new TypeError('offline');
    return { ...storedAs(query.name ?? ''), width: 9, height: 9 };
  });
  const user = await openProduct(shop, anEditedProduct());
  await user.upload(input(), [file('1.jpg'), file('2.jpg'), file('3.jpg')]);
  await screen.findByText('2.jpg: The shop cannot be reached. What you typed is still here.');
  await waitFor(() => expect(pictures()).toHaveLength(2));
  await expectAccessible();
  shop.answer(uploadPicture, { ...storedAs('2.jpg'), width: 9, height: 9 });
  await user.click(press('Try again'));
  await waitFor(() => expect(pictures()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a refused picture can be dismissed', async () => {
  shop.sendError(uploadPicture, 415, 'picture.unreadable', 'This file is not a picture.');
  const user = await openProduct(shop, anEditedProduct());
  await user.upload(input(), file('notes.jpg'));
  await screen.findByText('notes.jpg: This file is not a picture.');
  await user.click(press('Dismiss'));
  expect(screen.queryByText(/^notes\.jpg/)).toBeNull();
  expect(unsavedText()).toBe('Everything is saved');
});

test('the same picture is not added twice', async () => {
  const user = await openProduct(shop, withPictures(1));
  await user.upload(input(), file('1.jpg'));
  await screen.findByText('1.jpg uploaded');
  expect(pictures()).toHaveLength(1);
});

test('pictures are moved with the keyboard; at the edge the other button takes the focus', async () => {
  const user = await openProduct(shop, withPictures(3));
  expect((press('Move Picture 1 up') as HTMLButtonElement).disabled).toBe(true);
  expect((press('Move Picture 3 down') as HTMLButtonElement).disabled).toBe(true);
  press('Move Picture 3 up').focus();
  await user.keyboard('{Enter}');
  expect([alt(1).value, alt(2).value, alt(3).value]).toEqual(['View 1', 'View 3', 'View 2']);
  await waitFor(() => expect(document.activeElement).toBe(press('Move Picture 2 up')));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(press('Move Picture 1 down')));
  await user.click(press(/^Save/));
  expect((await sentImages())?.map(({ name }) => name)).toEqual(['view-3.jpg', 'view-1.jpg', 'view-2.jpg']);
});

test('a picture is removed from the product when it is saved', async () => {
  const user = await openProduct(shop, withPictures(2));
  await user.click(press('Remove Picture 1'));
  expect(alt(1).value).toBe('View 2');
  await user.click(press(/^Save/));
  expect((await sentImages())?.map(({ name }) => name)).toEqual(['view-2.jpg']);
});

test('dropped and pasted files are pictures too; pasted text is left to the field', async () => {
  await openProduct(shop, anEditedProduct());
  const zone = screen.getByText(/^Drop pictures here/).parentElement as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [file('1.jpg')] } });
  await waitFor(() => expect(pictures()).toHaveLength(1));
  const paste = (files: File[]) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { files } });
    act(() => void document.body.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(paste([])).toBe(false);
  expect(paste([file('2.jpg')])).toBe(true);
  await waitFor(() => expect(pictures()).toHaveLength(2));
});

test('a product has at most 30 pictures: those beyond are not sent, and the form says so', async () => {
  const user = await openProduct(shop, withPictures(29));
  await user.upload(input(), [file('101.jpg'), file('102.jpg')]);
  await waitFor(() => expect(pictures()).toHaveLength(30));
  expect(shop.sentTo(uploadPicture)).toHaveLength(1);
  expect(screen.getByText('A product has at most 30 pictures')).toBeTruthy();
});

test('people who may only read see the pictures with their texts, and paste nothing', async () => {
  await openProduct(shop, withPictures(1), { role: 'read-only' });
  expect(alt(1).readOnly).toBe(true);
  expect(screen.queryByLabelText('Choose pictures')).toBeNull();
  expect(screen.queryByRole('button', { name: /Picture 1/ })).toBeNull();
  const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { files: [file('9.jpg')] } });
  document.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
