import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { show } from '../../../testing/show.tsx';
import { ReviewItem } from './review-item.tsx';
import type { ReviewView } from './review-view.ts';

const review: ReviewView = {
  id: 1,
  author: 'Camille R.',
  text: 'Très agréable dans la paume.',
  language: 'fr',
  date: '2026-10-24',
  rating: 5,
  verified: true,
  helpful: 0,
};
const votes = { ownId: null, countOf: () => 0, isVoted: () => false, toggle: async () => undefined };
const open = (path: string) =>
  show(
    <ul>
      <ReviewItem review={review} votes={votes} />
    </ul>,
    { path },
  );

test.each([
  ['/', 'Written in French'],
  ['/de', 'Originalsprache: Französisch'],
])('on %s a French review says its language, in words and for screen readers', async (path, mark) => {
  open(path);
  expect(screen.getByText(mark)).toBeTruthy();
  expect(screen.getByText(review.text).lang).toBe('fr');
  await expectAccessible();
});

test('a review in the language of the page has no mark', () => {
  open('/fr');
  expect(screen.queryByText(/Langue/)).toBeNull();
  expect(screen.getByText(review.text).lang).toBe('');
});
