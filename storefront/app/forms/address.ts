import type { AddressFormat } from '@vitrine/contract/address-format.ts';
import type { GivenAddress } from '@vitrine/contract/orders-shapes.ts';
import type { Values } from './problems.ts';
import { normalizeText } from './rules.ts';

/** In the order of the screen. */
const addressFields = [
  'country',
  'firstName',
  'lastName',
  'company',
  'address',
  'address2',
  'city',
  'zone',
  'stateProvince',
  'postalCode',
  'phone',
] as const;

export type AddressField = (typeof addressFields)[number];
export type AddressValues = Values<AddressField>;

export const emptyAddress = Object.fromEntries(addressFields.map((name) => [name, ''])) as AddressValues;

/** The address for the API: normalized, without empty fields and without what was typed for another country. */
export function givenAddress(values: AddressValues, format: AddressFormat): GivenAddress {
  const tidied = addressFields.flatMap((name) => {
    const value = normalizeText(values[name]);
    return value && isAsked(name, values, format) ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(tidied), countryCode: values.country };
}

function isAsked(name: AddressField, { zone }: AddressValues, { city, state, postalCode }: AddressFormat): boolean {
  if (name === 'city') return city !== null;
  if (name === 'postalCode') return postalCode !== null;
  if (name === 'zone') return state !== null;
  return name !== 'stateProvince' || (state !== null && zone === '');
}
