import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { fakePhoto } from '../../../../testing/fake-product-view.ts';
import { show } from '../../../../testing/show.tsx';
import { ProductGallery } from './product-gallery.tsx';

const photos = ['front', 'back', 'side'].map(fakePhoto);
const gallery = (change: Partial<Parameters<typeof ProductGallery>[0]> = {}) => (
  <ProductGallery photos={photos} name="Blue mug" keepsThumbs={false} {...change} />
);

async function zoomFirst() {
  const user = show(gallery());
  await user.click(screen.getByRole('link', { name: 'Enlarge image, Image 1 of 3' }));
  await screen.findByRole('dialog', { name: 'Blue mug' });
  return user;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const picture = () => screen.getByRole('dialog').querySelector('img');

test('without a script a picture is a link to its full size, and its thumbnail one to its place', () => {
  show(gallery());
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/files/front.jpg', '/files/back.jpg', '/files/side.jpg', '#photo-1', '#photo-2', '#photo-3']);
});

test('the thumbnail of the shown picture is marked', async () => {
  const user = show(gallery());
  const thumb = (at: number) => screen.getByRole('link', { name: `Image ${at} of 3` });
  expect(thumb(1).getAttribute('aria-current')).toBe('true');
  await expectAccessible();
  await user.click(thumb(3));
  expect([thumb(1), thumb(3)].map((link) => link.getAttribute('aria-current'))).toEqual(['false', 'true']);
});

test('a picture opens large, and the buttons turn to the others in a circle', async () => {
  const user = await zoomFirst();
  expect(picture()?.getAttribute('src')).toBe('/files/front.jpg');
  await expectAccessible();
  await user.click(button('Previous image'));
  expect(screen.getByRole('status').textContent).toBe('Image 3 of 3');
  expect(picture()?.getAttribute('alt')).toBe('side');
  await user.click(button('Next image'));
  expect(screen.getByRole('status').textContent).toBe('Image 1 of 3');
});

test('it zooms in steps between one and three times, and begins anew with the next picture', async () => {
  const user = await zoomFirst();
  expect(button('Zoom out').disabled).toBe(true);
  await user.click(button('Zoom in'));
  await user.click(button('Zoom in'));
  expect(picture()?.style.height).toBe('300%');
  expect(button('Zoom in').disabled).toBe(true);
  await user.click(button('Next image'));
  expect(picture()?.style.height).toBe('100%');
  await user.dblClick(picture() as HTMLElement);
  expect(picture()?.style.height).toBe('200%');
});

test('it is closed by its button', async () => {
  const user = await zoomFirst();
  await user.click(button('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one picture has no thumbnails, unless another variant has some', () => {
  show(gallery({ photos: photos.slice(0, 1) }));
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a product without a picture says its name in place of one', () => {
  show(gallery({ photos: [] }));
  expect(screen.getByRole('img', { name: 'Blue mug' })).toBeTruthy();
});
