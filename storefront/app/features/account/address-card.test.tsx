import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AddressCards } from './address-card.tsx';

const name = { firstName: 'Ann', lastName: 'Lee', country: 'FR' };
const home = { ...name, address: '1 rue Verte', city: 'Lyon', postalCode: '69001' };
const shown = (billing: object, delivery: object | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AddressCards customer={{ billing, delivery } as Customer} countries={[]} />
    </MemoryRouter>,
  );

afterEach(() => {
  delete document.documentElement.dataset.country;
});

test('an address within the country of the shop does not name it', () => {
  document.documentElement.dataset.country = 'FR';
  const markup = shown(home, { ...home, country: 'CH', address: '2 rue Bleue' });
  expect(markup).toContain('>CH<');
  expect(markup).not.toContain('>FR<');
});

test('a customer without an address sees one empty card', () => {
  const markup = shown(name, null);
  expect(markup.match(/No address yet/g)).toHaveLength(1);
  expect(markup).not.toContain('Same as billing address');
});

test('an address for the bill is the address for delivery too, unless another is given', () => {
  expect(shown(home, null)).toContain('Same as billing address');
  const both = shown(home, { ...home, address: '2 rue Bleue' });
  expect(both).toContain('1 rue Verte');
  expect(both).toContain('2 rue Bleue');
  expect(shown(name, home)).toContain('No address yet');
});
