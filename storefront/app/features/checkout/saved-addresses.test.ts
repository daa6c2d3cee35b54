import type { Address } from '@vitrine/contract/account/account-shapes.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { expect, test } from 'vitest';
import { emptyAddress } from '../../forms/address.ts';
import { isSamePlace, savedAddresses } from './saved-addresses.ts';

const at = (address: string | null, phone = '') =>
  ({ address, phone, city: 'Paris', country: 'FR', firstName: 'Ann', lastName: 'Lee' }) as Address;
const order = (address: string, phone?: string) => ({ delivery: at(address, phone) }) as unknown as Order;
const streets = (...given: Parameters<typeof savedAddresses>) => savedAddresses(...given).map(({ address }) => address);

test('the last order comes first, then the account, then older orders; each address once', () => {
  const account = { delivery: at('2 Work'), billing: at('1 Home') };
  expect(streets(account, [order('3 Gift'), order('1 home', '0123456'), order('4 Old')])).toEqual([
    '3 Gift',
    '2 Work',
    '1 Home',
    '4 Old',
  ]);
});

test('a new account has none', () => {
  expect(streets({ delivery: null, billing: at(null) }, [])).toEqual([]);
});

test('at most four are offered', () => {
  const account = { delivery: null, billing: at('1 Home') };
  expect(
    streets(
      account,
      ['a', 'b', 'c', 'd', 'e'].map((street) => order(street)),
    ),
  ).toEqual(['a', '1 Home', 'b', 'c']);
});

test('the values of the form are a saved address, whatever else is in the form', () => {
  const saved = { ...emptyAddress, address: '1 Main Street', city: 'Portland' };
  const form = { email: 'ann@example.com', ...saved, phone: '0123456', address: '1 main  Street ' };
  expect(isSamePlace(saved, form)).toBe(true);
  expect(isSamePlace(saved, { ...form, city: 'Boston' })).toBe(false);
});
