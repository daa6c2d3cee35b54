import { fireEvent, screen } from '@testing-library/react';
import { sendMessage } from '@vitrine/contract/contact/contact.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show } from '../../../testing/show.tsx';
import { ContactForm } from './contact-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send message' });

async function fillIn(path = '/contact') {
  const user = show(<ContactForm isAlive />, { path });
  await user.type(field(/^Name/), 'Ann Lee');
  await user.type(field(/^Email/), 'ann@example.com');
  await user.type(field(/^Message/), 'Where is my parcel?');
  return user;
}

test('a message is sent with the order it is about, and the answer takes the focus', async () => {
  shop.answer(sendMessage, { message: 'Thank you.' });
  const user = await fillIn('/contact?order=4711');
  expect(field(/^Order number/).value).toBe('4711');
  await user.click(send());
  const panel = await screen.findByRole('status');
  expect(document.activeElement).toBe(panel);
  expect(panel.textContent).toContain('We will reply to ann@example.com.');
  expect(shop.sentTo(sendMessage).map(({ body }) => body)).toEqual([
    { name: 'Ann Lee', email: 'ann@example.com', orderNumber: '4711', comment: 'Where is my parcel?', website: '' },
  ]);
  await expectAccessible();
});

test.each([
  ['/contact', 'There is a problem', ['Enter your name', 'Enter your email address']],
  ['/fr/contact', 'Un problème est survenu', ['Indiquez votre nom', 'Indiquez votre adresse e-mail']],
])('what is missing is listed on %s and nothing is sent', async (path, title, messages) => {
  const user = show(<ContactForm isAlive />, { path });
  await user.click(screen.getByRole('button'));
  const summary = screen.getByRole('alert', { name: title });
  expect(document.activeElement).toBe(summary);
  expect([...summary.querySelectorAll('a')].slice(0, 2).map(({ textContent }) => textContent)).toEqual(messages);
  expect(shop.sentTo(sendMessage)).toEqual([]);
  await expectAccessible();
});

test('a message disappears as soon as it no longer applies, and the list with the last one', async () => {
  const user = show(<ContactForm isAlive />);
  await user.click(send());
  await user.type(field(/^Name/), 'A');
  expect(screen.queryByText('Enter your name')).toBeNull();
  expect(screen.getAllByText('Enter your email address')).toHaveLength(2);
});

test('a field is not refused while it is typed for the first time, but when it is left', async () => {
  const user = show(<ContactForm isAlive />);
  await user.type(field(/^Email/), 'ann');
  expect(field(/^Email/).getAttribute('aria-invalid')).toBe('false');
  await user.tab();
  expect(field(/^Email/).getAttribute('aria-invalid')).toBe('true');
  expect(field(/^Email/).getAttribute('aria-describedby')).toBe('contact-email-issue');
});

test('a field that the shop refuses is told where it is', async () => {
  shop.sendError(sendMessage, 400, 'form.invalid', 'Check the form.', {
    fields: { email: 'We cannot reply to this one.' },
  });
  const user = await fillIn();
  await user.click(send());
  await screen.findByText('We cannot reply to this one.');
  expect(document.activeElement).toBe(field(/^Email/));
  expect(field(/^Message/).value).toBe('Where is my parcel?');
});

test('a domain error about something that is no field of the form is told all the same', async () => {
  shop.sendError(sendMessage, 400, 'form.invalid', 'The message could not be read.', {
    fields: { subject: 'Too long.' },
  });
  const user = await fillIn();
  await user.click(send());
  await screen.findByText('The message could not be read.');
});

test('a lost connection says that the text is still there, and it is', async () => {
  shop.answer(sendMessage, () => {
    throw new Error('no connection');
  });
  const user = await fillIn();
  await user.click(send());
  await screen.findByText('Not sent. Your text is saved; please try again.');
  expect(field(/^Message/).value).toBe('Where is my parcel?');
  shop.answer(sendMessage, { message: 'Thank you.' });
  await user.click(send());
  await screen.findByText('Your message has been sent');
});

test('near its limit the characters that are left are counted', () => {
  show(<ContactForm isAlive />);
  fireEvent.change(field(/^Message/), { target: { value: 'x'.repeat(1799) } });
  expect(screen.queryByText(/characters left/)).toBeNull();
  fireEvent.change(field(/^Message/), { target: { value: 'x'.repeat(1800) } });
  expect(screen.getByText('200 characters left')).toBeTruthy();
});

test('what a program fills in is sent along, so that the shop can ignore it', async () => {
  shop.answer(sendMessage, { message: 'Thank you.' });
  const user = await fillIn();
  fireEvent.change(document.querySelector('#contact-website') as HTMLElement, { target: { value: 'spam' } });
  await user.click(send());
  await screen.findByRole('status');
  expect(shop.sentTo(sendMessage)[0]?.body?.website).toBe('spam');
});

test('before the page is ready the button sends nothing anywhere', () => {
  show(<ContactForm isAlive={false} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' }).type).toBe('button');
});
