import type { Address } from '@vitrine/contract/account/account-shapes.ts';
import type { AddressValues } from './address.ts';

/** Of an account or of an order. */
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
