// The forms with one address: newsletter, alert and pre-order.
import { screen, waitFor } from '@testing-library/react';
import { requestAlert } from '@vitrine/contract/alerts.ts';
import { subscribeToNewsletter } from '@vitrine/contract/newsletter.ts';
import { placePreOrder } from '@vitrine/contract/preorder.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { show, shownPath } from '../../testing/show.tsx';
import { AlertForm } from '../features/alerts/alert-form.tsx';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { PreOrderForm } from '../features/preorder/pre-order-form.tsx';
import { getPreOrder } from '../session/pre-order.ts';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const email = () => screen.getByRole<HTMLInputElement>('textbox');
const placed = {
  sku: 'MUG',
  name: 'Blue mug',
  path: '/product/mug',
  quantity: 1,
  expectedOn: '2026-12-24',
  emailAddress: 'ann@example.com',
};

test('the form has the focus when it opens, says what the address is used for, and its answer takes its place', async () => {
  shop.answer(subscribeToNewsletter, { message: 'Open the link in the email.' });
  const user = show(<NewsletterForm />);
  expect(document.activeElement).toBe(email());
  expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'for the newsletter only',
  );
  await expectAccessible();
  await user.type(email(), ' ann@example.com {Enter}');
  const answer = await screen.findByText('Open the link in the email.');
  expect(answer.closest('[role=status]')).toBe(document.activeElement);
  expect(shop.sentTo(subscribeToNewsletter)).toMatchObject([{ body: { email: 'ann@example.com' } }]);
  await expectAccessible();
});

test.each([
  ['/', 'Enter your email address'],
  ['/fr', 'Indiquez votre adresse e-mail'],
  ['/de', 'Bitte geben Sie Ihre E-Mail-Adresse ein'],
])('an empty address is refused on %s', async (path, message) => {
  const user = show(<NewsletterForm />, { path });
  await user.click(screen.getByRole('button'));
  expect(screen.getByText(message).closest('p')?.id).toBe('newsletter-email-problem');
  expect(document.activeElement).toBe(email());
  expect(shop.sentTo(subscribeToNewsletter)).toEqual([]);
});

test('too many requests are told under the field, and the address stays', async () => {
  shop.refuse(subscribeToNewsletter, 429, 'request.too-many', 'Try again in 5 minutes.');
  const user = show(<NewsletterForm />);
  await user.type(email(), 'ann@example.com{Enter}');
  await screen.findByText('Try again in 5 minutes.');
  expect(email().value).toBe('ann@example.com');
});

test.each(['stock', 'price'] as const)('an alert about the %s names the product it is about', async (kind) => {
  shop.answer(requestAlert, { message: 'Open the link in the email.' });
  const user = show(<AlertForm sku="MUG" kind={kind} button="Notify me" />);
  await user.type(email(), 'ann@example.com');
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText('Open the link in the email.');
  expect(shop.sentTo(requestAlert)).toMatchObject([{ body: { product: 'MUG', kind, email: 'ann@example.com' } }]);
});

test('a product that cannot be watched any more is told, although its number is no field', async () => {
  shop.refuse(requestAlert, 404, 'product.not-found', 'This product is no longer sold.', {
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

test('a pre-order leads to its confirmation in the language of the page', async () => {
  shop.answer(placePreOrder, placed);
  const form = <PreOrderForm sku="MUG" photo={undefined} button="Pre-Order" />;
  const user = show(form, { path: '/fr/product/mug' });
  await user.type(email(), 'ann@example.com{Enter}');
  await waitFor(() => expect(shownPath()).toBe('/fr/preorder-confirm'));
  expect(shop.sentTo(placePreOrder)).toMatchObject([
    { body: { product: 'MUG', quantity: 1, emailAddress: 'ann@example.com' } },
  ]);
  expect(getPreOrder()).toEqual({ ...placed, photo: null });
});

test('an address that was used before is filled in', () => {
  localStorage.setItem('vitrine.preOrderEmail', 'ann@example.com');
  show(<PreOrderForm sku="MUG" photo={undefined} button="Pre-Order" />);
  expect(email().value).toBe('ann@example.com');
});
