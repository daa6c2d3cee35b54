// Checks an address that something is delivered to, as it was typed.
import type { FieldProblem } from '@vitrine/contract/field-problems.ts';
import type { Address, GivenAddress } from '@vitrine/contract/orders/orders-shapes.ts';
import { countryName, normalizeAddress, problemsOfAddress } from './normalize-address.ts';

interface AddressRules {
  readonly language: string;
  /** Null: every country is accepted. */
  readonly servedCountries: readonly string[] | null;
  readonly emailAddress: string;
}

export type CheckedAddress = { readonly address: Address } | { readonly problems: readonly FieldProblem[] };

/** `field` is the name of the address in the request, such as customer.delivery. */
export function checkAddress(
  given: GivenAddress | null | undefined,
  field: string,
  { language, servedCountries, emailAddress }: AddressRules,
): CheckedAddress {
  const normalized = normalizeAddress(given ?? {}, language);
  const { country } = normalized;
  const problems = problemsOfAddress(normalized, language, `${field}.`);
  const isKnownCountry = !problems.some((problem) => problem.field === `${field}.country`);
  if (isKnownCountry && servedCountries && !servedCountries.includes(country))
    problems.push(notServed(`${field}.country`, country, language));
  if (problems.length > 0) return { problems };
  return {
    address: {
      ...normalized,
      address: normalized.address ?? '',
      city: normalized.city ?? '',
      postalCode: normalized.postalCode ?? '',
      countryCode: country,
      bilstateOther: null,
      billingAddress: field.endsWith('billing'),
      latitude: null,
      longitude: null,
      email: emailAddress,
      countryName: countryName(country, language),
      provinceName: normalized.stateProvince,
    },
  };
}

export const notServed = (field: string, country: string, language: string): FieldProblem => ({
  field,
  code: 'country.notServed',
  values: { country: countryName(country, language) },
});
