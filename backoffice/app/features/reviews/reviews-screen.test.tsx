import { screen, within } from '@testing-library/react';
import { listStaffReviews, publishReview, refuseReview } from '@vitrine/contract/reviews/staff-reviews.ts';
import type { StaffReviewView } from '@vitrine/contract/reviews/staff-reviews-shapes.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show } from '../../../testing/show.tsx';
import { expectToast } from '../../../testing/toasts.ts';
import { ReviewsScreen } from './reviews-screen.tsx';

let shop: StandInShop;
let waiting: StaffReviewView[];

const aReview = (id: number, differences: Partial<StaffReviewView> = {}): StaffReviewView => ({
  id,
  productId: 7,
  product: 'Lamp',
  author: `Ann ${id}`,
  rating: 4,
  language: 'fr',
  text: `Belle lampe ${id}`,
  writtenOn: '2026-11-18',
  verified: true,
  state: 'waiting',
  reason: null,
  ...differences,
});

beforeEach(() => {
  shop = standInShop();
  waiting = [aReview(1), aReview(2, { verified: false, language: 'en' })];
  const removed = (id: number): StaffReviewView => {
    waiting = waiting.filter((review) => review.id !== id);
    return aReview(id);
  };
  shop.answer(listStaffReviews, ({ query }) => {
    const items = query?.state === 'waiting' ? waiting : [aReview(9, { state: 'refused', reason: 'Spam' })];
    return { items, total: items.length, totalIsExact: true, next: null };
  });
  shop.answer(publishReview, ({ params }) => removed(Number(params.id)));
  shop.answer(refuseReview, ({ params }) => removed(Number(params.id)));
});

const rows = () => within(screen.getByRole('main')).getAllByRole('listitem');
const open = async (path = '/reviews', options: Parameters<typeof show>[1] = {}) => {
  const user = show(
    <main>
      <ReviewsScreen />
    </main>,
    { path, ...options },
  );
  await screen.findAllByText(/^Belle lampe/);
  return user;
};

test('a review is read with its language and published by a key; the next one is ready', async () => {
  const user = await open();
  await expectAccessible();
  expect(screen.getByText('Belle lampe 1').lang).toBe('fr');
  screen.getByText('Ann 1 · Nov 18, 2026 · French · bought here');
  within(rows()[0] as HTMLElement)
    .getByRole('button', { name: 'Publish' })
    .focus();
  await user.keyboard('p');
  await expectToast('success', 'The review by Ann 1 is published.');
  expect(shop.sentTo(publishReview).map(({ params }) => Number(params.id))).toEqual([1]);
  expect(rows()).toHaveLength(1);
});

test('a refusal needs a reason, which its author gets', async () => {
  const user = await open();
  within(rows()[1] as HTMLElement)
    .getByRole('button', { name: 'Publish' })
    .focus();
  await user.keyboard('r');
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the review by Ann 2?' }));
  await user.click(dialog.getByRole('button', { name: /^Refuse and send/ }));
  dialog.getByText('Enter the reason');
  await user.type(dialog.getByRole('textbox'), 'About the courier');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: /^Refuse and send/ }));
  await expectToast('success', 'The review by Ann 2 is not shown.');
  expect(shop.sentTo(refuseReview).map(({ body }) => body)).toEqual([{ reason: 'About the courier' }]);
});

test('refused reviews show their reason and can be published after all', async () => {
  await open('/reviews?state=refused');
  screen.getByText('Refused: Spam');
  screen.getByRole('button', { name: 'Publish' });
  expect(screen.queryByRole('button', { name: 'Refuse…' })).toBeNull();
});

test('who may only read decides nothing', async () => {
  await open('/reviews', { role: 'read-only' });
  expect(screen.queryByRole('button', { name: /Publish|Refuse/ })).toBeNull();
});
