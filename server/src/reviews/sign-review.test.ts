import { expect, test } from 'vitest';
import { namesIn, signatureOf } from './review-view.ts';

test.each([
  [{ firstName: 'Ann', lastName: 'Lee' }, 'Ann L.'],
  [{ firstName: ' Marie Claire ', lastName: 'Dupont' }, 'Marie Claire D.'],
  [{ firstName: 'Ann', lastName: '' }, 'Ann'],
  [{ firstName: 'Li', lastName: '𠮷田' }, 'Li 𠮷.'],
])('%j is signed as %s', (customer, signature) => {
  expect(signatureOf(customer)).toBe(signature);
});

test.each([
  ['Ann L.', { firstName: 'Ann', lastName: 'L.' }],
  ['Marie Claire D.', { firstName: 'Marie Claire', lastName: 'D.' }],
  ['Ann', { firstName: 'Ann', lastName: '' }],
])('%s is split into two names for the API', (signature, names) => {
  expect(namesIn(signature)).toEqual(names);
});
