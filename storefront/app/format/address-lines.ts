import { hasPostcodeFirst } from './postcode.ts';

interface WrittenAddress {
  firstName: string;
  lastName: string;
  company?: string | null | undefined;
  address: string;
  address2?: string | null | undefined;
  city: string;
  postalCode: string;
  /** The state in words. */
  state?: string | null | undefined;
  country: string;
  countryName: string;
  phone?: string | null | undefined;
}

/** An address as it is written on a parcel. */
export function addressLines(of: WrittenAddress): string[] {
  const region = [of.city, of.state].filter(Boolean).join(', ');
  const town = hasPostcodeFirst(of.country) ? `${of.postalCode} ${region}` : `${region} ${of.postalCode}`;
  return [
    `${of.firstName} ${of.lastName}`.trim(),
    of.company ?? '',
    of.address,
    of.address2 ?? '',
    town.trim(),
    of.countryName || of.country,
    of.phone ?? '',
  ].filter(Boolean);
}
