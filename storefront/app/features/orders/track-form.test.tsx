import { screen } from '@testing-library/react';
import { requestOrderLink } from '@vitrine/contract/orders/orders.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show } from '../../../testing/show.tsx';
import { TrackForm } from './track-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function ask() {
  const user = show(<TrackForm />);
  await user.type(field(/^Order number/), '4711');
  await user.type(field(/^Email/), 'ann@example.com{Enter}');
  return user;
}

test('the answer takes the place of the form and the focus, and the form comes back as it was', async () => {
  shop.answer(requestOrderLink, { message: 'If there is such an order, a link is on its way.' });
  const user = await ask();
  await screen.findByText('If there is such an order, a link is on its way.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your inbox' }));
  expect(shop.sentTo(requestOrderLink)).toMatchObject([
    { body: { orderNumber: '4711', email: 'ann@example.com', website: '' } },
  ]);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Change the number or the address' }));
  expect(field(/^Order number/).value).toBe('4711');
});

test('what is missing is listed, and nothing is sent', async () => {
  const user = show(<TrackForm />);
  await user.click(screen.getByRole('button', { name: /^Mail me the link/ }));
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect([...summary.querySelectorAll('a')].map((link) => link.hash)).toEqual(['#track-orderNumber', '#track-email']);
  expect(shop.sentTo(requestOrderLink)).toEqual([]);
  await expectAccessible();
});

test('too many requests are told above the form', async () => {
  shop.sendError(requestOrderLink, 429, 'request.too-many', 'Try again in 5 minutes.');
  await ask();
  const message = await screen.findByText('Try again in 5 minutes.');
  expect(message.closest('[role=alert]')).toBe(document.activeElement);
  expect(field(/^Email/).value).toBe('ann@example.com');
});
