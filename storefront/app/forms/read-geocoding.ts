import type { AddressField } from './address.ts';

interface Component {
  long_name?: string;
  short_name?: string;
  types?: string[];
}

/** The first result of a geocoding service as values for the address form; null when there is none to use. */
export function readGeocoding(answer: unknown): Partial<Record<AddressField, string>> | null {
  const results = (answer as { results?: { address_components?: Component[] }[] } | null)?.results;
  const components = Array.isArray(results) ? (results[0]?.address_components ?? []) : [];
  const find = (...types: string[]) =>
    types.map((type) => components.find((component) => component.types?.includes(type))).find(Boolean);
  const country = find('country')?.short_name;
  if (!country) return null;
  const number = find('street_number')?.long_name ?? '';
  const street = find('route')?.long_name ?? '';
  const zone = find('administrative_area_level_1');
  return {
    country,
    // In France and most English-speaking countries the house number precedes the street.
    address: (numberFirst.has(country) ? `${number} ${street}` : `${street} ${number}`).trim(),
    city: find('locality', 'postal_town', 'administrative_area_level_3')?.long_name ?? '',
    zone: zone?.short_name ?? '',
    stateProvince: zone?.long_name ?? '',
    postalCode: find('postal_code')?.long_name ?? '',
  };
}

const numberFirst = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'FR', 'LU']);
