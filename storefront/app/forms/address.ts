import { type CountryFacts, checkAddress } from '@vitrine/contract/address-rules.ts';
import type { FieldProblem } from '@vitrine/contract/field-problems.ts';
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

/** The state is chosen from a list where there is one: a text entered for another country is ignored. */
export const checkWrittenAddress = (values: AddressValues, country: CountryFacts): FieldProblem[] =>
  checkAddress({ ...values, ...(country.hasZones && { stateProvince: '' }) }, country);

/** The address for the API: normalized, without empty fields. */
export function givenAddress(values: AddressValues): GivenAddress {
  const tidied = addressFields.flatMap((name) => {
    const value = normalizeText(values[name]);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(tidied), countryCode: values.country };
}
