import { screen, waitFor, within } from '@testing-library/react';
import { addToCart, addToNewCart, removeFromCart } from '@vitrine/contract/cart/cart.ts';
import type { CartLine } from '@vitrine/contract/cart/cart-shapes.ts';
import { ToastList } from '@vitrine/ui/toast.tsx';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { fakeCart, fakeLine } from '../../../../testing/fake-cart.ts';
import { haveCart } from '../../../../testing/have-cart.ts';
import { show } from '../../../../testing/show.tsx';
import { cartState, useCart } from '../cart-store.ts';
import { CartLines } from './cart-line.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  haveCart(null);
});

/** The lines of the cart as it is now. */
function Lines({ added = null }: { added?: string | null }) {
  const { cart } = useCart();
  return (
    <>
      {cart && <CartLines lines={cart.products} added={added} />}
      <ToastList closeLabel="Close" />
    </>
  );
}

const showLines = (lines: Partial<CartLine>[], path = '/cart') => {
  haveCart({ ...fakeCart({}), products: lines.map((line, at) => fakeLine({ cartItemId: at + 1, ...line })) });
  return show(<Lines />, { path });
};
const nameOf = (row: HTMLElement) => within(row).getByRole('heading').textContent;

test('several presses are sent once, as the last quantity, and are shown at once', async () => {
  haveCart(fakeCart({ MUG: 1, PEN: 1 }));
  shop.answer(addToCart, fakeCart({ MUG: 3, PEN: 1 }));
  const user = show(<Lines />);
  const more = screen.getByRole('button', { name: 'Increase quantity: Product MUG' });
  await user.click(more);
  await user.click(more);
  const row = screen.getByRole('heading', { name: 'Product MUG' }).closest('li') as HTMLElement;
  expect(within(row).getByText('$30.00')).toBeTruthy();
  expect(shop.sentTo(addToCart)).toEqual([]);
  await screen.findByText('Updated Cart');
  expect(shop.sentTo(addToCart)).toMatchObject([
    { params: { code: 'cart-1' }, body: { product: 'MUG', quantity: 3, secondCardId: 1 } },
  ]);
});

test('a quantity that the shop refuses returns to what it was, with the reason', async () => {
  haveCart(fakeCart({ MUG: 1 }));
  shop.sendError(addToCart, 409, 'product.out-of-stock', 'Only 1 is left.');
  const user = show(<Lines />);
  await user.click(screen.getByRole('button', { name: 'Increase quantity: Product MUG' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Only 1 is left.'));
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1');
});

test('a removed line can be brought back with its quantity', async () => {
  haveCart(fakeCart({ MUG: 2, PEN: 1 }));
  shop.answer(removeFromCart, fakeCart({ PEN: 1 }));
  shop.answer(addToCart, fakeCart({ MUG: 2, PEN: 1 }));
  const user = show(<Lines />);
  await user.click(screen.getByRole('button', { name: 'Remove Product MUG' }));
  await waitFor(() => expect(screen.getAllByRole('listitem').map(nameOf)).toEqual(['Product PEN']));
  expect(shop.sentTo(removeFromCart)).toMatchObject([
    { params: { code: 'cart-1', sku: 'MUG' }, query: { secondCardId: '1', body: 'true' } },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(shop.sentTo(addToCart).map(({ body }) => body)).toEqual([{ product: 'MUG', quantity: 2 }]);
});

test('the last line takes the cart with it, and comes back into a new one with its coupon', async () => {
  haveCart({ ...fakeCart({ MUG: 2 }), promoCode: 'SPRING' });
  shop.answer(removeFromCart, fakeCart({}));
  shop.answer(addToNewCart, fakeCart({ MUG: 2 }, 'cart-2'));
  const user = show(<Lines />);
  await user.click(screen.getByRole('button', { name: 'Remove Product MUG' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(cartState().cart?.code).toBe('cart-2'));
  expect(shop.sentTo(addToNewCart)).toMatchObject([{ body: { product: 'MUG', quantity: 2, promoCode: 'SPRING' } }]);
});

test('a removal without a connection is taken back, and the line is still there', async () => {
  haveCart(fakeCart({ MUG: 2 }));
  shop.answer(removeFromCart, () => {
    throw new Error('no connection');
  });
  const user = show(<Lines />);
  await user.click(screen.getByRole('button', { name: 'Remove Product MUG' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(screen.getAllByRole('listitem').map(nameOf)).toEqual(['Product MUG']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a line says which options were chosen, its saving and its reduced price', async () => {
  const option = { id: 1, code: 'color', name: 'Color', type: 'select', readOnly: false };
  const optionValue = { id: 1, code: 'blue', name: 'Blue', price: null, image: null, sortOrder: 0 };
  showLines([
    {
      discounted: true,
      finalPrice: '$8.00',
      originalPrice: '$10.00',
      discount: 2,
      displayDiscount: '$2.00',
      cartItemattributes: [{ id: 1, option, optionValue }],
    },
  ]);
  const text = screen.getByRole('list', { name: 'Items in your cart' }).textContent;
  expect(text).toContain('Color: Blue');
  expect(text).toContain('Now $8.00 each Original price $10.00');
  expect(text).toContain('You save $2.00 with your coupon');
  await expectAccessible();
});

test.each([
  ['/cart', 'The price has changed from $9.00 to $10.00'],
  ['/fr/cart', 'Le prix est passé de $9.00 à $10.00'],
  ['/de/cart', 'Der Preis hat sich von $9.00 auf $10.00 geändert'],
])('a price that has changed since is told on %s', (path, words) => {
  showLines(
    [{ notices: [{ code: 'price.changed', message: '', before: '$9.00', after: '$10.00', left: null }] }],
    path,
  );
  expect(screen.getByText(words)).toBeTruthy();
});

test('what cannot be ordered any more can only be removed', async () => {
  const message = 'This product is no longer available.';
  showLines([{ maximum: 0, notices: [{ code: 'unavailable', message, before: null, after: null, left: null }] }]);
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Product MUG' })).toBeTruthy();
  await expectAccessible();
});

test('the line that was just added is the first', () => {
  haveCart(fakeCart({ MUG: 1, PEN: 1, CUP: 1 }));
  show(<Lines added="CUP" />);
  expect(screen.getAllByRole('listitem').map(nameOf)).toEqual(['Product CUP', 'Product MUG', 'Product PEN']);
});

test('a name in another language than the page says its language, and leads to the product in the page’s', () => {
  showLines([{ description: { ...fakeLine().description, name: 'Becher', languages: { name: 'de' } } }], '/fr/cart');
  const link = screen.getByRole('link', { name: 'Becher' });
  expect([link.lang, link.getAttribute('href')]).toEqual(['de', '/fr/product/mug']);
});
