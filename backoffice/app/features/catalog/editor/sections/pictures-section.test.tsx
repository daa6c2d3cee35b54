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
const tile = (number: number) => screen.getByRole('button', { name: new RegExp(`^Picture ${number} `) });
const sheet = () => within(screen.getByRole('dialog', { name: /^Picture / }));
const alt = (language = 'English') =>
  sheet().getByRole<HTMLTextAreaElement>('textbox', { name: `What it shows (${language})` });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const pictures = () => screen.queryAllByRole('button', { name: /^Picture \d+ / });
const names = () => pictures().map((picture) => picture.querySelector('img')?.alt);
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
  await expectAccessible();
  await user.click(tile(1));
  await user.type(alt(), 'The mug from above');
  await expectAccessible();
  await user.click(sheet().getByRole('button', { name: 'Close' }));
  await user.click(press(/^Save/));
  expect(await sentImages()).toEqual([
    { hash: '0000000000000003', name: '3.jpg', alt: { en: 'The mug from above' } },
    { hash: '0000000000000001', name: '1.jpg', alt: {} },
    { hash: '0000000000000002', name: '2.jpg', alt: {} },
  ]);
});

test('two taps move a picture any distance; a second tap on it puts it back', async () => {
  const user = await openProduct(shop, withPictures(4));
  const before = names();
  await user.click(press('Arrange'));
  screen.getByText('Tap a picture, then the place where it belongs.');
  await user.click(tile(4));
  expect(tile(4).getAttribute('aria-pressed')).toBe('true');
  await expectAccessible();
  await user.click(tile(1));
  expect(names()).toEqual([before[3], before[0], before[1], before[2]]);
  screen.getByText('Picture 4 is now at place 1');
  await user.click(tile(2));
  await user.click(tile(2));
  expect(tile(2).getAttribute('aria-pressed')).toBe('false');
  await user.click(press('Done'));
  await user.click(tile(1));
  expect(sheet()).toBeTruthy();
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

test('pictures are moved with Alt and the arrow keys, and keep the focus', async () => {
  const user = await openProduct(shop, withPictures(3));
  tile(3).focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(names()).toEqual(['View 1', 'View 3', 'View 2']);
  expect(screen.getByText('Picture 3 is now at place 2')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(tile(2)));
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(names()).toEqual(['View 3', 'View 1', 'View 2']);
  await user.keyboard('{ArrowRight}');
  await user.click(press(/^Save/));
  expect((await sentImages())?.map(({ name }) => name)).toEqual(['view-3.jpg', 'view-1.jpg', 'view-2.jpg']);
});

const dragTo = (from: number, to: number) => {
  fireEvent.pointerDown(tile(from), { pointerType: 'mouse', button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(tile(to), { clientX: 90, clientY: 0 });
};

test('a picture is dragged to the place of another one; Escape gives it up, and a drag opens nothing', async () => {
  await openProduct(shop, withPictures(3));
  dragTo(1, 3);
  expect(names()).toEqual(['View 2', 'View 3', 'View 1']);
  fireEvent.pointerUp(tile(3));
  fireEvent.click(tile(3));
  expect(screen.queryByRole('dialog')).toBeNull();
  // Nothing is held any more.
  fireEvent.pointerMove(tile(1), { clientX: 0, clientY: 0 });
  expect(names()).toEqual(['View 2', 'View 3', 'View 1']);
  dragTo(3, 1);
  expect(names()).toEqual(['View 1', 'View 2', 'View 3']);
  fireEvent.keyDown(tile(1), { key: 'Escape' });
  expect(names()).toEqual(['View 2', 'View 3', 'View 1']);
});

test('a hand that trembles, and a finger that scrolls, drag nothing', async () => {
  await openProduct(shop, withPictures(2));
  fireEvent.pointerDown(tile(1), { pointerType: 'mouse', button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(tile(2), { clientX: 3, clientY: 3 });
  fireEvent.pointerUp(tile(2));
  fireEvent.pointerDown(tile(1), { pointerType: 'touch', button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(tile(2), { clientX: 90, clientY: 0 });
  expect(names()).toEqual(['View 1', 'View 2']);
});

test('each picture has its texts in a panel, which goes on to the next one and moves it; a mark counts missing texts', async () => {
  const user = await openProduct(shop, withPictures(2));
  expect(within(tile(1)).getByText('2 texts missing')).toBeTruthy();
  await user.click(tile(1));
  await user.type(alt('French'), 'De face');
  await user.click(sheet().getByRole('button', { name: 'Next picture' }));
  expect(screen.getByRole('dialog', { name: 'Picture 2' })).toBeTruthy();
  await user.type(alt('French'), 'De dos');
  const later = sheet().getByRole('button', { name: 'Move Picture 2 down' });
  await user.click(sheet().getByRole('button', { name: 'Next picture' }));
  await user.click(later);
  expect([later.getAttribute('aria-disabled'), alt('French').value]).toEqual(['true', 'De dos']);
  await user.click(sheet().getByRole('button', { name: 'Move Picture 2 up' }));
  await user.click(sheet().getByRole('button', { name: 'Close' }));
  expect(within(tile(1)).getByText('1 text missing')).toBeTruthy();
  await user.click(press(/^Save/));
  expect(await sentImages()).toMatchObject([
    { name: 'view-2.jpg', alt: { en: 'View 2', fr: 'De dos' } },
    { name: 'view-1.jpg', alt: { en: 'View 1', fr: 'De face' } },
  ]);
});

test('a picture is removed from the product when it is saved', async () => {
  const user = await openProduct(shop, withPictures(2));
  await user.click(tile(1));
  await user.click(press('Remove Picture 1'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(names()).toEqual(['View 2']);
  await waitFor(() => expect(document.activeElement).toBe(tile(1)));
  await user.click(press(/^Save/));
  expect((await sentImages())?.map(({ name }) => name)).toEqual(['view-2.jpg']);
});

test('dropped and pasted files are pictures too; pasted text is left to the field', async () => {
  await openProduct(shop, anEditedProduct());
  const zone = screen.getByText(/^Drop pictures here/).parentElement as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [file('1.jpg')] } });
  await waitFor(() => expect(pictures()).toHaveLength(1));
  const paste = (files: File[], types: string[] = ['Files']) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { files, types } });
    act(() => void document.body.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(paste([])).toBe(false);
  expect(paste([file('cells.jpg')], ['text/plain', 'Files'])).toBe(false);
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
  const user = await openProduct(shop, withPictures(1), { role: 'read-only' });
  await user.click(tile(1));
  expect(alt().readOnly).toBe(true);
  expect(screen.queryByLabelText('Choose pictures')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Move|Remove) Picture 1/ })).toBeNull();
  const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { files: [file('9.jpg')] } });
  document.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
