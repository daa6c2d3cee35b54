import type { GivenAddress } from '@vitrine/contract/orders-shapes.ts';
import type { Problems, Values } from './problems.ts';
import type { RuleWords } from './rule-messages.ts';
import * as rules from './rules.ts';

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

interface CountryFacts {
  name: string;
  /** Whether the state is chosen from a list. */
  hasZones: boolean;
}

export const checkAddress = (values: AddressValues, t: RuleWords, of: CountryFacts): Problems<AddressField> => ({
  country: rules.country(values.country, t),
  firstName: rules.firstName(values.firstName, t),
  lastName: rules.lastName(values.lastName, t),
  company: rules.company(values.company, t),
  address: rules.street(values.address, t),
  address2: rules.streetMore(values.address2, t),
  city: rules.city(values.city, t),
  zone: of.hasZones ? rules.zone(values.zone, t) : null,
  postalCode: rules.postcode(values.postalCode, t, { code: values.country, name: of.name }),
  phone: rules.phone(values.phone, t),
});

/** As the shop takes it: tidied, and without what was left empty. */
export function givenAddress(values: AddressValues): GivenAddress {
  const tidied = addressFields.flatMap((name) => {
    const value = rules.tidy(values[name]);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(tidied), countryCode: values.country };
}
