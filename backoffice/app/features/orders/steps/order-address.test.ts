import { expect, test } from 'vitest';
import { addressFrom, typedFrom } from './order-address.ts';

const before = { firstName: 'Ann', address: '1 Main Street', country: 'GB', stateProvince: 'Kent', zone: null };

test('what is missing is an empty field', () => {
  expect(typedFrom(before)).toMatchObject({ firstName: 'Ann', company: '', zone: '' });
});

test('a written state stays in its country', () => {
  const typed = typedFrom(before);
  expect(addressFrom(typed, before, false)).toMatchObject({ stateProvince: 'Kent', zone: '' });
  expect(addressFrom({ ...typed, country: 'IE' }, before, false)).toMatchObject({ stateProvince: null });
});

test('a chosen state is sent where there are states to choose from', () => {
  const typed = { ...typedFrom(before), country: 'US', zone: 'ME' };
  expect(addressFrom(typed, before, true)).toMatchObject({ zone: 'ME', stateProvince: null });
  expect(addressFrom({ ...typed, country: 'FR' }, before, false)).toMatchObject({ zone: '' });
});
