import type { Address } from '@vitrine/contract/account-shapes.ts';
import { type AddressValues, emptyAddress } from '../../forms/address.ts';

/** As the form has it. */
export const valuesFrom = (address: Address | null): AddressValues =>
  address
    ? {
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
      }
    : emptyAddress;

/** An account begins with a name and a country; that is no address yet. */
export const isWhole = (address: Address | null): boolean => Boolean(address?.address && address.city);
