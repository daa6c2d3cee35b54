import { screen, waitFor } from '@testing-library/react';
import { subscribeToNewsletter } from '@vitrine/contract/newsletter/newsletter.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show } from '../../../testing/show.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const email = () => screen.getByRole<HTMLInputElement>('textbox');

test('the form says what the address is used for, and its answer takes its place', async () => {
  shop.answer(subscribeToNewsletter, { message: 'Open the link in the email.' });
  const user = show(<NewsletterForm />);
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('textbox', { description: /for the newsletter only/ })).toBe(email());
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
  expect((await screen.findByText(message)).closest('p')?.id).toBe('newsletter-email-issue');
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(email().getAttribute('aria-describedby')).toContain('newsletter-email-issue');
  expect(document.activeElement).toBe(email());
  expect(shop.sentTo(subscribeToNewsletter)).toEqual([]);
  await expectAccessible();
});

test('an issue is taken back when the corrected address is left', async () => {
  const user = show(<NewsletterForm />);
  await user.type(email(), 'ann{Enter}');
  await screen.findByText(/^Enter an email address such as/);
  await user.type(email(), '@example');
  await user.tab();
  expect(email().getAttribute('aria-invalid')).toBe('true');
  await user.type(email(), '.com');
  await user.tab();
  await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('false'));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('too many requests are told under the field, and the address stays', async () => {
  shop.sendError(subscribeToNewsletter, 429, 'request.too-many', 'Try again in 5 minutes.');
  const user = show(<NewsletterForm />);
  await user.type(email(), 'ann@example.com{Enter}');
  await screen.findByText('Try again in 5 minutes.');
  expect(email().value).toBe('ann@example.com');
});

test('a likely typo is pointed out, and does not keep anybody from sending', async () => {
  shop.answer(subscribeToNewsletter, { message: 'Open the link in the email.' });
  const user = show(<NewsletterForm />);
  await user.type(email(), 'ann@gmial.com');
  await user.tab();
  const correction = await screen.findByRole('button', { name: 'Did you mean ann@gmail.com?' });
  await expectAccessible();
  await user.click(correction);
  expect(email().value).toBe('ann@gmail.com');
  expect(document.activeElement).toBe(email());
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
  await user.keyboard('{Enter}');
  await screen.findByText('Open the link in the email.');
  expect(shop.sentTo(subscribeToNewsletter)).toMatchObject([{ body: { email: 'ann@gmail.com' } }]);
});
