// Pure: rules for addresses, checked by the storefront while typing and by the server again.

import type { ValidationIssue, ValidationIssueCode } from '../validation-issue.ts';
import { type AddressFormat, type AddressPart, type FieldName, isPostcode } from './address-format.ts';

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
  /** There is a list of its states to choose from. */
  readonly hasZones: boolean;
  /** A state in words is enough although there is a list: clients of the API may have another list, or none. */
  readonly acceptsStateText?: boolean;
  readonly format: AddressFormat;
}

const EMAIL = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@.<>,;:"()[\]\\\p{C}]+(\.[^\s@.<>,;:"()[\]\\\p{C}]+)+$/u;

/**
 * One @, a dot in the domain, at most 254 characters; no space, and no character that makes two addresses or a header.
 */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

export function checkEmail(email: string | null | undefined, field = 'email'): ValidationIssue[] {
  if (!filled(email)) return [{ field, code: 'email.empty' }];
  return isEmail((email ?? '').trim()) ? [] : [{ field, code: 'email.shape' }];
}

export function checkNames({ firstName, lastName }: WrittenAddress, prefix = ''): ValidationIssue[] {
  return [
    ...sized(`${prefix}firstName`, firstName, 1, 60, 'firstName.empty', 'firstName.long'),
    ...sized(`${prefix}lastName`, lastName, 1, 60, 'lastName.empty', 'lastName.long'),
  ];
}

/** Checks an address; `prefix` precedes the field names, such as `billing.`. */
export function checkAddress(written: WrittenAddress, country: CountryFacts, prefix = ''): ValidationIssue[] {
  const issue = (field: string, code: ValidationIssueCode): ValidationIssue => ({ field: prefix + field, code });
  const digits = (written.phone ?? '').replace(/[\s()./-]/g, '');
  return [
    ...checkNames(written, prefix),
    ...((written.company ?? '').length > 100 ? [issue('company', 'company.long')] : []),
    ...sized(`${prefix}address`, written.address, 3, 120, 'address.empty', 'address.long'),
    ...((written.address2 ?? '').length > 120 ? [issue('address2', 'address2.long')] : []),
    ...checkCity(written, country, prefix),
    ...checkCountry(written, country, prefix),
    ...checkPostcode(written, country, prefix),
    ...(digits !== '' && !/^\+?\d{6,15}$/.test(digits) ? [issue('phone', 'phone.shape')] : []),
  ];
}

/** Checks the country, and the state where addresses of the country need one. */
export function checkCountry(written: WrittenAddress, country: CountryFacts, prefix = ''): ValidationIssue[] {
  const { known, hasZones, acceptsStateText = !hasZones, format } = country;
  const hasState = filled(written.zone) || (acceptsStateText && filled(written.stateProvince));
  return [
    ...(known ? [] : [{ field: `${prefix}country`, code: 'country.empty' } as const]),
    ...(requires(format, 'state') && !hasState
      ? [missing(`${prefix}zone`, format.state, hasZones ? 'zone.choose' : 'field.missing', 'zone.empty')]
      : []),
  ];
}

export function checkPostcode(
  { postalCode }: WrittenAddress,
  { known, name, format }: CountryFacts,
  prefix = '',
): ValidationIssue[] {
  const field = `${prefix}postalCode`;
  const rule = format.postalCode;
  if (!rule) return [];
  if (!filled(postalCode))
    return requires(format, 'postalCode') ? [missing(field, rule, 'field.missing', 'postalCode.empty')] : [];
  if (!known || isPostcode(rule, postalCode ?? '')) return [];
  const values = { country: name, example: rule.example };
  return [
    rule.one
      ? { field, code: 'postalCode.form', values: { ...values, one: rule.one } }
      : { field, code: 'postalCode.shape', values },
  ];
}

function checkCity({ city }: WrittenAddress, { format }: CountryFacts, prefix: string): ValidationIssue[] {
  const field = `${prefix}city`;
  if (filled(city)) return sized(field, city, 1, 80, 'city.empty', 'city.long');
  return requires(format, 'city') ? [missing(field, format.city, 'field.missing', 'city.empty')] : [];
}

const requires = ({ required }: AddressFormat, part: AddressPart): boolean => required.includes(part);

/** With the country's name for the field, where it is known. */
const missing = (
  field: string,
  name: FieldName | null,
  named: ValidationIssueCode,
  unnamed: ValidationIssueCode,
): ValidationIssue => (name?.one ? { field, code: named, values: { one: name.one } } : { field, code: unnamed });

const filled = (text: string | null | undefined): boolean => (text ?? '').trim() !== '';

function sized(
  field: string,
  text: string | null | undefined,
  least: number,
  max: number,
  empty: ValidationIssueCode,
  long: ValidationIssueCode,
): ValidationIssue[] {
  const { length } = (text ?? '').trim();
  if (length < least) return [{ field, code: empty }];
  return length > max ? [{ field, code: long }] : [];
}

/** Letters and digits, with the spaces, dots and dashes of some countries. Each country has a check of its own, which changes. */
export const isVatNumber = (text: string): boolean => /^[A-Z0-9](?:[ .-]?[A-Z0-9]){3,19}$/.test(text);
