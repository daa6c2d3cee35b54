import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { show } from '../../../testing/show.tsx';
import { getWishlist, setWishlist } from '../../session/wishlist.ts';
import { WishButton } from './wish-button.tsx';

beforeEach(() => {
  setWishlist([]);
});

const hearts = (
  <>
    <WishButton sku="MUG" name="Blue mug" className="" />
    <WishButton sku="PEN, red" name="Red pen" className="" />
  </>
);
const heart = (name: string) => screen.getByRole('button', { name: `Save to wishlist: ${name}` });
const pressed = () => ['Blue mug', 'Red pen'].map((name) => heart(name).getAttribute('aria-pressed'));

test('a press saves the product and another removes it, the newest first', async () => {
  const user = show(hearts);
  expect(pressed()).toEqual(['false', 'false']);
  await user.click(heart('Blue mug'));
  await user.click(heart('Red pen'));
  expect(pressed()).toEqual(['true', 'true']);
  expect(getWishlist()).toEqual(['PEN, red', 'MUG']);
  await expectAccessible();
  await user.click(heart('Blue mug'));
  expect(pressed()).toEqual(['false', 'true']);
  expect(getWishlist()).toEqual(['PEN, red']);
});

test('a change in another tab is followed', () => {
  show(hearts);
  localStorage.setItem('vitrine.wishlist', 'MUG');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'vitrine.wishlist', newValue: 'MUG' }));
  });
  expect(pressed()).toEqual(['true', 'false']);
});
