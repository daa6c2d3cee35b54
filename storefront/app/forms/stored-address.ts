import type { Address } from '@vitrine/contract/account-shapes.ts';
import type { AddressValues } from './address.ts';

/** Converts an address of the account to form values. */
export const storedAddress = (address: Address): AddressValues => ({
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
export const isCompleteAddress = ({ address }: Address): boolean => Boolean(address);
