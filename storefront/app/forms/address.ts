import type { Address } from '@vitrine/contract/account/account-shapes.ts';
import { type AddressFormat, generalFormat } from '@vitrine/contract/address/address-format.ts';
import type { GivenAddress } from '@vitrine/contract/orders/orders-shapes.ts';
import type { Values } from '@vitrine/ui/use-form.ts';
import { findFormat, type KnownCountry, normalizeText } from './rules.ts';

/** In the order of the screen, except that the country decides about city, state and postcode. */
const addressFields = [
  'country',
  'firstName',
  'lastName',
  'address',
  'address2',
  'company',
  'city',
  'zone',
  'stateProvince',
  'postalCode',
  'phone',
] as const;

export type AddressField = (typeof addressFields)[number];
export type AddressValues = Values<AddressField>;

export const emptyAddress = Object.fromEntries(addressFields.map((name) => [name, ''])) as AddressValues;

/** City, state and postcode in the order in which the country writes them. */
export const partsInOrder = ({ lines }: AddressFormat): LocalPart[] =>
  [...lines.join().matchAll(/\{(city|state|postalCode)\}/g)].map(([, part]) => part as LocalPart);

type LocalPart = 'city' | 'state' | 'postalCode';

const fieldsOfPart: Readonly<Record<LocalPart, readonly AddressField[]>> = {
  city: ['city'],
  state: ['zone', 'stateProvince'],
  postalCode: ['postalCode'],
};

/** The fields of a form with an address in the order of the screen; other fields keep their places. */
export const inAddressOrder =
  (countries: readonly KnownCountry[]) =>
  <F extends string>(fields: readonly F[], { country }: { country: string }): F[] => {
    const format = findFormat(country, countries) ?? generalFormat(false);
    const local = partsInOrder(format).flatMap((part) => fieldsOfPart[part]);
    const start = addressFields.indexOf('city');
    const shown = [...new Set([...addressFields.slice(0, start), ...local, ...addressFields])];
    const own = shown.flatMap((name) => fields.filter((field) => field === name));
    let next = 0;
    return fields.map((field) => (own.includes(field) ? (own[next++] ?? field) : field));
  };

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

/** An address of an account or of an order. */
export type KnownAddress = Omit<Address, 'bilstateOther' | 'latitude' | 'longitude' | 'billingAddress'>;

/** Converts an address of an account or an order to form values. */
export const storedAddress = (address: KnownAddress): AddressValues => ({
  country: address.country,
  firstName: address.firstName,
  lastName: address.lastName,
  company: address.company ?? '',
  address: address.address ?? '',
  address2: address.address2 ?? '',
  city: address.city ?? '',
  zone: address.zone ?? '',
  stateProvince: address.zone ? '' : (address.stateProvince ?? ''),
  postalCode: address.postalCode ?? '',
  phone: address.phone ?? '',
});

/** A new account has only a name and a country, which is no complete address. */
export const isCompleteAddress = ({ address }: Pick<Address, 'address'>): boolean => Boolean(address);
