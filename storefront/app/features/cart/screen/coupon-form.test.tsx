import { screen, waitFor } from '@testing-library/react';
import { applyCoupon, removeCoupon } from '@vitrine/contract/cart/cart.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { fakeCart } from '../../../../testing/fake-cart.ts';
import { show } from '../../../../testing/show.tsx';
import { setCartCode } from '../../../session/cart-code.ts';
import { CouponForm } from './coupon-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  setCartCode('cart-1');
});

async function openForm(path: string) {
  const user = show(<CouponForm active={null} />, { path });
  await user.click(document.querySelector('summary') as HTMLElement);
  return { user, field: screen.getByRole<HTMLInputElement>('textbox') };
}

test('an empty code is refused at the field, and nothing is sent', async () => {
  const { user, field } = await openForm('/cart');
  await user.type(field, '  {Enter}');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(shop.sentTo(applyCoupon)).toEqual([]);
  await expectAccessible();
});

test('a coupon that does not count says why at the field, and keeps what was typed', async () => {
  shop.answer(applyCoupon, {
    ...fakeCart({ MUG: 1 }),
    couponProblem: { code: 'coupon.ended', message: 'Dieser Gutschein ist abgelaufen.' },
  });
  const { user, field } = await openForm('/de/cart');
  await user.type(field, 'SPRING{Enter}');
  await screen.findByText('Dieser Gutschein ist abgelaufen.');
  expect(field.value).toBe('SPRING');
  expect(shop.sentTo(applyCoupon)).toMatchObject([
    { params: { code: 'cart-1', promo: 'SPRING' }, query: { lang: 'de' } },
  ]);
});

test('a server that only leaves a wrong coupon out gets a message of the page', async () => {
  shop.answer(applyCoupon, fakeCart({ MUG: 1 }));
  const { user, field } = await openForm('/cart');
  await user.type(field, 'NOPE{Enter}');
  await screen.findByText('This code is not valid');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'X');
  expect(screen.queryByText('This code is not valid')).toBeNull();
});

test('a lost connection keeps what was typed', async () => {
  shop.answer(applyCoupon, () => {
    throw new Error('no connection');
  });
  const { user, field } = await openForm('/cart');
  await user.type(field, 'SPRING{Enter}');
  await screen.findByRole('alert');
  expect(field.value).toBe('SPRING');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a coupon that counts is named with a button that removes it', async () => {
  shop.answer(removeCoupon, fakeCart({ MUG: 1 }));
  const user = show(<CouponForm active="SPRING" />);
  expect(screen.getByText('Coupon SPRING')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Remove coupon SPRING' }));
  await waitFor(() => expect(shop.sentTo(removeCoupon)).toMatchObject([{ params: { code: 'cart-1' } }]));
});

test('a server that cannot remove coupons gets no button for it', () => {
  show(<CouponForm active="SPRING" />, { absentCalls: ['removeCoupon'] });
  expect(screen.getByText('Coupon SPRING')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
