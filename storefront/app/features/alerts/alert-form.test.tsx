import { screen } from '@testing-library/react';
import { requestAlert } from '@vitrine/contract/alerts/alerts.ts';
import { beforeEach, expect, test } from 'vitest';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show } from '../../../testing/show.tsx';
import { AlertForm } from './alert-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const email = () => screen.getByRole<HTMLInputElement>('textbox');

test.each(['stock', 'price'] as const)('an alert about the %s names the product it is about', async (kind) => {
  shop.answer(requestAlert, { message: 'Open the link in the email.' });
  const user = show(<AlertForm sku="MUG" kind={kind} button="Notify me" />);
  await user.type(email(), 'ann@example.com');
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText('Open the link in the email.');
  expect(shop.sentTo(requestAlert)).toMatchObject([{ body: { product: 'MUG', kind, email: 'ann@example.com' } }]);
});

test('a product that cannot be watched any more is told, although its number is no field', async () => {
  shop.sendError(requestAlert, 404, 'product.not-found', 'This product is no longer sold.', {
    fields: { product: 'Unknown product.' },
  });
  const user = show(<AlertForm sku="MUG" kind="stock" button="Notify me" />);
  await user.type(email(), 'ann@example.com{Enter}');
  await screen.findByText('This product is no longer sold.');
});

test('two presses ask once', async () => {
  const held = Promise.withResolvers<{ message: string }>();
  shop.answer(requestAlert, () => held.promise);
  const user = show(<AlertForm sku="MUG" kind="stock" button="Notify me" />);
  await user.type(email(), 'ann@example.com{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Notify me' }).getAttribute('aria-busy')).toBe('true');
  held.resolve({ message: 'Done.' });
  await screen.findByText('Done.');
  expect(shop.sentTo(requestAlert)).toHaveLength(1);
});
