import type { ShopCommands, StaffReview } from '@vitrine/server';
import { describe, expect, test } from 'vitest';
import { recordCalls } from '../../testing/record-calls.ts';
import { runCommand } from './command-channel.ts';

const sheet: StaffReview = {
  id: 7,
  productId: 3,
  product: 'Atelier Mug',
  author: 'Ann L.',
  rating: 4,
  language: 'en',
  text: `It holds tea,\nand \u001b[2Jthat is ${'very '.repeat(12)}good.`,
  writtenOn: '2026-11-15',
  sentAt: new Date('2026-11-15T10:20:30Z'),
  verified: true,
  state: 'waiting',
  reason: null,
  helpful: 0,
};

function recordingApi() {
  const { asked, note } = recordCalls();
  const api = {
    listWaitingReviews: note('list', [sheet]),
    showReview: note('show', sheet),
    publishReview: note('publish', { ...sheet, state: 'published' }),
    refuseReview: note('refuse', { ...sheet, state: 'refused', reason: 'Spam' }),
  } as unknown as ShopCommands;
  return { api, asked };
}

describe('a command about reviews', () => {
  test('lists pending reviews in columns, shortened and without control characters', async () => {
    const [heads, , row] = (await runCommand(recordingApi().api, ['reviews'])).lines;
    expect(heads?.split(/ {2,}/)).toEqual(['Review', 'Sent (UTC)', 'Stars', 'Purchase', 'Author', 'Product', 'Text']);
    expect(row?.trim().split(/ {2,}/)).toEqual([
      '7',
      '2026-11-15 10:20',
      '4 of 5',
      'verified',
      'Ann L.',
      'Atelier Mug',
      'It holds tea, and ·[2Jthat is very very very very very very…',
    ]);
  });

  test('shows the full review, line by line', async () => {
    const { lines } = await runCommand(recordingApi().api, ['review', '7']);
    expect(lines).toContain('    It holds tea,');
    expect(lines.at(-1)).toMatch(/^ {4}and ·\[2Jthat is (very ){12}good\.$/);
  });

  test.each([
    [['review', '7'], ['show', 7], 'good.'],
    [['review', '7', '--publish'], ['publish', 7], 'Review 7 published.'],
    [
      ['review', '7', '--refuse', ' Spam '],
      ['refuse', 7, 'Spam'],
      'Review 7 refused. An email will be sent to its author.',
    ],
  ])('%j calls the use case', async (args, call, last) => {
    const { api, asked } = recordingApi();
    const { lines, outcome } = await runCommand(api, args);
    expect(outcome).toBe('done');
    expect(lines.at(-1)).toContain(last);
    expect(asked).toEqual([call]);
  });

  test.each([
    [['review'], 'ID is missing.'],
    [['review', 'x'], '"x" is not the number of a review, such as 7.'],
    [['review', '7', '8'], '"8" is not expected here.'],
    [['review', '7', '--refuse'], "Option '--refuse <value>' argument missing."],
    [['review', '7', '--refuse', ' '], 'The reason is missing.'],
    [['review', '7', '--publish', '--refuse', 'Spam'], 'Either publish it or refuse it.'],
    [['review', '7', '--force'], "Unknown option '--force'."],
    [['reviews', '7'], '"7" is not expected here.'],
    [['reviews', '--publish'], "Unknown option '--publish'."],
  ])('%j is refused with the mistake, and nothing is called', async (args, mistake) => {
    const { api, asked } = recordingApi();
    expect(await runCommand(api, args)).toEqual({ lines: [mistake], outcome: 'wrong' });
    expect(asked).toEqual([]);
  });
});
