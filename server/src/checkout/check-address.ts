// Pure: an address and an e-mail as a shopper gives them → as an order keeps them, or what is wrong, field by field.
import type { FieldProblem } from '@vitrine/contract/field-problems.ts';
import type { Address, GivenAddress } from '@vitrine/contract/orders-shapes.ts';
import { countryName, normalizeAddress, problemsOfAddress } from '../store/store.ts';

export interface AddressRules {
  readonly language: string;
  /** Where to; null when nothing is sent there. */
  readonly served: readonly string[] | null;
  readonly emailAddress: string;
}

export type Checked = { readonly address: Address } | { readonly problems: readonly FieldProblem[] };

/** `field` is the address's own name on the wire, such as customer.delivery. */
export function checkAddress(given: GivenAddress | null | undefined, field: string, rules: AddressRules): Checked {
  const { language, served, emailAddress } = rules;
  const tidied = normalizeAddress(given ?? {}, language);
  const { country } = tidied;
  const problems = problemsOfAddress(tidied, language, `${field}.`);
  const isPlace = !problems.some((problem) => problem.field === `${field}.country`);
  if (isPlace && served && !served.includes(country)) problems.push(notServed(`${field}.country`, country, language));
  if (problems.length > 0) return { problems };
  return {
    address: {
      ...tidied,
      address: tidied.address ?? '',
      city: tidied.city ?? '',
      postalCode: tidied.postalCode ?? '',
      countryCode: country,
      bilstateOther: null,
      billingAddress: field.endsWith('billing'),
      latitude: null,
      longitude: null,
      email: emailAddress,
      countryName: countryName(country, language),
      provinceName: tidied.stateProvince,
    },
  };
}

export const notServed = (field: string, country: string, language: string): FieldProblem => ({
  field,
  code: 'country.notServed',
  values: { country: countryName(country, language) },
});
