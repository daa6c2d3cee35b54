import { expect, test } from 'vitest';
import { chooseByChange } from '../scripts/changed.mjs';

const choose = (...files: string[]) => chooseByChange(files, '@smoke');
/** Playwright matches this text: project, file, title and tags. */
const chosenJourneys = (...files: string[]) => {
  const { journeys } = choose(...files);
  const all = [
    'desktop cart.spec.ts a @smoke',
    'desktop backoffice-orders.spec.ts b @smoke',
    'desktop offline.spec.ts c',
  ];
  return all
    .filter((title) => journeys !== null && new RegExp(journeys).test(title))
    .map((title) => title.split(' ')[1]);
};

test('a change of documents or of unit tests runs no journey and no proof', () => {
  expect(choose('docs/operation.md', 'server/src/cart/add.test.ts')).toEqual({
    unit: 'related',
    proofs: false,
    journeys: null,
  });
});

test('journeys are those of the people who get what has changed', () => {
  expect(chosenJourneys('storefront/app/root.tsx')).toEqual(['cart.spec.ts']);
  expect(chosenJourneys('backoffice/app/main.tsx')).toEqual(['backoffice-orders.spec.ts']);
  expect(chosenJourneys('server/src/server.ts')).toEqual(['cart.spec.ts', 'backoffice-orders.spec.ts']);
});

test('a changed journey runs whole', () => {
  expect(chosenJourneys('e2e/journeys/offline.spec.ts')).toEqual(['offline.spec.ts']);
  expect(chosenJourneys('e2e/journeys/offline.spec.ts', 'ui/src/button.tsx')).toHaveLength(3);
});

test('proofs run when the server or they themselves change', () => {
  expect(choose('proofs/crash.proof.ts').proofs).toBe(true);
  expect(choose('host/src/main.ts').proofs).toBe(true);
  expect(choose('storefront/app/root.tsx').proofs).toBe(false);
});

test('what tests read as files runs all of them', () => {
  expect(choose('server/migrations/0001_a.sql').unit).toBe('all');
});

test.each([
  'package-lock.json',
  'server/package.json',
  'scripts/checks.mjs',
  'e2e/support/cart.ts',
  'testing/stand-in-shop.ts',
])('%s can fail anything', (file) => {
  expect(choose(file)).toEqual({ unit: 'all', proofs: true, journeys: '@smoke' });
});
