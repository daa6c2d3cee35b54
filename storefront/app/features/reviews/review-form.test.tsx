import { screen } from '@testing-library/react';
import { readProfile } from '@vitrine/contract/account/account.ts';
import { changeReview, deleteReview, readOwnReview, writeReview } from '@vitrine/contract/reviews/reviews.ts';
import type { OwnReview } from '@vitrine/contract/reviews/reviews-shapes.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { fakeCustomer } from '../../../testing/fake-customer.ts';
import { show } from '../../../testing/show.tsx';
import { endSession, startSession } from '../../session/renew-token.client.ts';
import { WriteReview } from './write-review.tsx';

let shop: StandInShop;

const own: OwnReview = {
  id: 9,
  productId: 1,
  customerId: 5,
  rating: 2,
  description: 'It broke at once.',
  language: 'en',
  date: '2026-11-01',
  verified: true,
  state: 'refused',
  reason: 'Please describe how.',
};

beforeEach(() => {
  shop = standInShop();
  endSession();
  startSession({ id: 5, token: 'token', expiresIn: 900 });
  shop.answer(readProfile, fakeCustomer());
  shop.answer(readOwnReview, { review: null, helpful: [] });
});

async function openForm(path = '/product/mug') {
  const user = show(<WriteReview productId={1} />, { path });
  await screen.findAllByRole('radio');
  return user;
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const send = () => screen.getByRole('button', { name: /^Send review/ });

test('the form begins at the stars, and the thanks take its place and the focus', async () => {
  shop.answer(writeReview, { ...own, state: 'waiting', reason: null });
  const user = await openForm();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1: Poor' }));
  await expectAccessible();
  await user.click(screen.getByRole('radio', { name: '4: Very good' }));
  await user.type(text(), 'Holds a lot of tea.');
  await user.click(send());
  const thanks = await screen.findByText('Thank you, your review has been sent');
  expect(thanks.closest('[role=status]')).toBe(document.activeElement);
  expect(shop.sentTo(writeReview)).toMatchObject([
    { params: { key: '1' }, body: { rating: 4, description: 'Holds a lot of tea.' } },
  ]);
  expect(sessionStorage.getItem('vitrine.review.1')).toBeNull();
});

test('stars and text are both needed, and the list leads to each', async () => {
  const user = await openForm('/de/product/mug');
  await user.click(screen.getByRole('button'));
  const summary = screen.getByRole('alert', { name: 'Es gibt ein Problem' });
  const [stars, words] = summary.querySelectorAll('a');
  await user.click(stars as HTMLElement);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  await user.click(words as HTMLElement);
  expect(document.activeElement).toBe(text());
  expect(shop.sentTo(writeReview)).toEqual([]);
  await expectAccessible();
});

test('a lost connection keeps the text, also for the next visit', async () => {
  shop.answer(writeReview, () => {
    throw new Error('no connection');
  });
  const user = await openForm();
  await user.click(screen.getByRole('radio', { name: '5: Excellent' }));
  await user.type(text(), 'Holds a lot of tea.');
  await user.click(send());
  await screen.findByText('Not sent. Your text is saved; please try again.');
  expect(text().value).toBe('Holds a lot of tea.');
  expect(JSON.parse(sessionStorage.getItem('vitrine.review.1') ?? '{}')).toEqual({
    rating: '5',
    description: 'Holds a lot of tea.',
  });
});

test('a session that has ended asks to sign in, and the text waits', async () => {
  shop.sendError(writeReview, 403, 'session.required', 'Sign in first.');
  const user = await openForm();
  await user.click(screen.getByRole('radio', { name: '5: Excellent' }));
  await user.type(text(), 'Holds a lot of tea.');
  await user.click(send());
  await screen.findByText('Sign in to write a review');
  expect(sessionStorage.getItem('vitrine.review.1')).toContain('Holds a lot of tea.');
});

test('a review that was refused says why, can be changed, and is sent as the same one', async () => {
  shop.answer(readOwnReview, { review: own, helpful: [] });
  shop.answer(changeReview, { ...own, state: 'waiting', reason: null });
  const user = await openForm();
  expect(screen.getByText(/Please describe how\./)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2: Fair' }).checked).toBe(true);
  await user.type(text(), ' The handle fell off.');
  await user.click(send());
  await screen.findByText('Thank you, your review has been sent');
  expect(shop.sentTo(changeReview)).toMatchObject([
    { params: { key: '1', id: '9' }, body: { description: 'It broke at once. The handle fell off.' } },
  ]);
});

test('a review is deleted after a second press only', async () => {
  shop.answer(readOwnReview, { review: own, helpful: [] });
  shop.answer(deleteReview, null);
  const user = await openForm();
  await user.click(screen.getByRole('button', { name: 'Delete my review' }));
  expect(shop.sentTo(deleteReview)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, delete it' }));
  await screen.findByText('Your review has been deleted');
  expect(shop.sentTo(deleteReview)).toMatchObject([{ params: { key: '1', id: '9' } }]);
});

test('a guest is asked to sign in', async () => {
  endSession();
  show(<WriteReview productId={1} />, { path: '/fr/product/mug' });
  const links = await screen.findAllByRole('link');
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/fr\/(login|register)\?return=/);
  await expectAccessible();
});

test('without a connection nobody is taken for a guest: the form can be opened again', async () => {
  shop.answer(readProfile, () => {
    throw new Error('no connection');
  });
  const user = show(<WriteReview productId={1} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Sign in to write a review')).toBeNull();
  shop.answer(readProfile, fakeCustomer());
  await user.click(retry);
  await screen.findAllByRole('radio');
});
