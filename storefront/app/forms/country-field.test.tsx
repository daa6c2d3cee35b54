import type { Country } from '@vitrine/contract/store/store-shapes.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CountrySelect } from './country-field.tsx';

const field = { id: 'country', value: '', issue: null, onChange: () => {} };
const texts = {
  label: 'Country',
  loading: 'Loading',
  listFailed: 'This list could not be loaded.',
  tryAgain: 'Try again',
};
const render = (list: Parameters<typeof CountrySelect>[0]['list']) =>
  renderToStaticMarkup(<CountrySelect {...field} texts={texts} list={list} onRetry={() => {}} />);

test('a list that is on its way says so', () => {
  const html = render({ isLoading: true });
  expect(html).toContain('Loading');
  expect(html).not.toContain('Try again');
});

test('a list that cannot be loaded says so beside the field, with a button, and no longer that it is loading', () => {
  const html = render({ isLoading: false, error: new Error('away') });
  expect(html).toContain('This list could not be loaded.');
  expect(html).toMatch(/<button type="button"[^>]*>Try again<\/button>/);
  expect(html).not.toContain('Loading');
  expect(html).toMatch(/aria-describedby="country-issue"/);
});

test('the countries are options, and an earlier error is gone', () => {
  const html = render({ isLoading: false, data: [{ code: 'DE', name: 'Germany' } as Country] });
  expect(html).toContain('<option value="DE">Germany</option>');
  expect(html).not.toContain('Try again');
});
