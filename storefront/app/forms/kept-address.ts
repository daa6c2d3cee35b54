import type { Address } from '@vitrine/contract/account-shapes.ts';
import type { AddressValues } from './address.ts';

/** An address of an account as the form has it. */
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

/** An account begins with a name and a country; that is no address yet. */
export const isWhole = ({ address, city }: Address): boolean => Boolean(address && city);
