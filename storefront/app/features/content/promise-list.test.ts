import { expect, test } from 'vitest';
import type { StoreText } from '../../i18n/text-language.ts';
import { keptPromises } from './promise-list.tsx';

const delivery = { title: 'Free delivery over $60', text: 'Shipped within two working days.', icon: 'truck' };
const returns = { title: '30 days to change your mind', text: 'Send it back.', icon: 'returns' };
const message: StoreText = { text: 'Free delivery over $60', language: undefined };

test('what is above every page is not said again', () => {
  expect(keptPromises([delivery, returns], 'in-stock', message)).toEqual([{ ...delivery, title: '' }, returns]);
  expect(keptPromises([delivery, returns], 'in-stock', null)).toEqual([delivery, returns]);
});

test.each(['out-of-stock', 'pre-order'])('nobody promises to send what is %s', (availability) => {
  expect(keptPromises([delivery, returns], availability, message)).toEqual([returns]);
});
