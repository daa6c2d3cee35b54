// Pure: rules for addresses, checked by the storefront while typing and by the server again.
import type { FieldProblem, FieldProblemCode } from './field-problems.ts';
import { isPostcode, postcodeExample } from './postcode.ts';

export interface WrittenAddress {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly stateProvince?: string | null | undefined;
  readonly zone?: string | null | undefined;
  readonly country?: string | null | undefined;
}

export interface CountryFacts {
  readonly known: boolean;
  /** In the language of the form. */
  readonly name: string;
  readonly hasZones: boolean;
}

const EMAIL = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@.<>,;:"()[\]\\\p{C}]+(\.[^\s@.<>,;:"()[\]\\\p{C}]+)+$/u;

/**
 * One @, a dot in the domain, at most 254 characters; no space, and no character that makes two addresses or a header.
 */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

export function checkEmail(email: string | null | undefined, field = 'email'): FieldProblem[] {
  if (!filled(email)) return [{ field, code: 'email.empty' }];
  return isEmail((email ?? '').trim()) ? [] : [{ field, code: 'email.shape' }];
}

export function checkNames({ firstName, lastName }: WrittenAddress, prefix = ''): FieldProblem[] {
  return [
    ...sized(`${prefix}firstName`, firstName, 1, 60, 'firstName.empty', 'firstName.long'),
    ...sized(`${prefix}lastName`, lastName, 1, 60, 'lastName.empty', 'lastName.long'),
  ];
}

/** Checks an address; `prefix` precedes the field names, such as `billing.`. */
export function checkAddress(written: WrittenAddress, country: CountryFacts, prefix = ''): FieldProblem[] {
  const problem = (field: string, code: FieldProblemCode): FieldProblem => ({ field: prefix + field, code });
  const digits = (written.phone ?? '').replace(/[\s()./-]/g, '');
  return [
    ...checkNames(written, prefix),
    ...((written.company ?? '').length > 100 ? [problem('company', 'company.long')] : []),
    ...sized(`${prefix}address`, written.address, 3, 120, 'address.empty', 'address.long'),
    ...((written.address2 ?? '').length > 120 ? [problem('address2', 'address2.long')] : []),
    ...sized(`${prefix}city`, written.city, 1, 80, 'city.empty', 'city.long'),
    ...checkCountry(written, country, prefix),
    ...checkPostcode(written, country, prefix),
    ...(digits !== '' && !/^\+?\d{6,15}$/.test(digits) ? [problem('phone', 'phone.shape')] : []),
  ];
}

/** Checks the country, and its zone where it has some. */
export function checkCountry(written: WrittenAddress, country: CountryFacts, prefix = ''): FieldProblem[] {
  const hasZone = filled(written.zone) || filled(written.stateProvince);
  return [
    ...(country.known ? [] : [{ field: `${prefix}country`, code: 'country.empty' } as const]),
    ...(country.hasZones && !hasZone ? [{ field: `${prefix}zone`, code: 'zone.empty' } as const] : []),
  ];
}

export function checkPostcode(
  { postalCode, country }: WrittenAddress,
  { known, name }: CountryFacts,
  prefix = '',
): FieldProblem[] {
  const field = `${prefix}postalCode`;
  if (!filled(postalCode)) return [{ field, code: 'postalCode.empty' }];
  if (!known) return [];
  const code = country ?? '';
  if (isPostcode(code, postalCode ?? '')) return [];
  return [{ field, code: 'postalCode.shape', values: { country: name, example: postcodeExample(code) } }];
}

const filled = (text: string | null | undefined): boolean => (text ?? '').trim() !== '';

function sized(
  field: string,
  text: string | null | undefined,
  least: number,
  max: number,
  empty: FieldProblemCode,
  long: FieldProblemCode,
): FieldProblem[] {
  const { length } = (text ?? '').trim();
  if (length < least) return [{ field, code: empty }];
  return length > max ? [{ field, code: long }] : [];
}
