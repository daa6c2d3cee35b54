import { hasPostcodeFirst } from './postcode.ts';

interface WrittenAddress {
  firstName: string;
  lastName: string;
  company?: string | null | undefined;
  address: string;
  address2?: string | null | undefined;
  city: string;
  postalCode: string;
  /** Name of the state. */
  state?: string | null | undefined;
  country: string;
  countryName: string;
  phone?: string | null | undefined;
}

/** Lines of an address as on a parcel. */
export function addressLines(written: WrittenAddress): string[] {
  const region = [written.city, written.state].filter(Boolean).join(', ');
  const town = hasPostcodeFirst(written.country)
    ? `${written.postalCode} ${region}`
    : `${region} ${written.postalCode}`;
  return [
    `${written.firstName} ${written.lastName}`.trim(),
    written.company ?? '',
    written.address,
    written.address2 ?? '',
    town.trim(),
    written.countryName || written.country,
    written.phone ?? '',
  ].filter(Boolean);
}
