// Checks an address that something is delivered to, as it was typed.

import type { Address, GivenAddress } from '@vitrine/contract/orders/orders-shapes.ts';
import type { ValidationIssue } from '@vitrine/contract/validation-issue.ts';
import { countryName } from './countries.ts';
import { issuesOfAddress, normalizeAddress } from './normalize-address.ts';

interface AddressRules {
  readonly language: string;
  /** Null: every country is accepted. */
  readonly servedCountries: readonly string[] | null;
  readonly emailAddress: string;
}

export type CheckedAddress = { readonly address: Address } | { readonly issues: readonly ValidationIssue[] };

/** `field` is the name of the address in the request, such as customer.delivery. */
export function checkAddress(
  given: GivenAddress | null | undefined,
  field: string,
  { language, servedCountries, emailAddress }: AddressRules,
): CheckedAddress {
  const normalized = normalizeAddress(given ?? {}, language);
  const { country } = normalized;
  const issues = issuesOfAddress(normalized, language, `${field}.`);
  const isKnownCountry = !issues.some((issue) => issue.field === `${field}.country`);
  if (isKnownCountry && servedCountries && !servedCountries.includes(country))
    issues.push(notServed(`${field}.country`, country, language));
  if (issues.length > 0) return { issues };
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

export const notServed = (field: string, country: string, language: string): ValidationIssue => ({
  field,
  code: 'country.notServed',
  values: { country: countryName(country, language) },
});
