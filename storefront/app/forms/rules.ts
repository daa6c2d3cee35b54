// The contract's rules for forms, with additions that only the storefront needs.

import { checkNewPassword } from '@vitrine/contract/account/password-rules.ts';
import { type AddressFormat, generalFormat } from '@vitrine/contract/address/address-format.ts';
import type { CountryFacts } from '@vitrine/contract/address/address-rules.ts';
import type { ValidationIssue, ValidationIssueCode } from '@vitrine/contract/validation-issue.ts';

/** Trims and collapses spaces. */
export const normalizeText = (value: string): string => value.trim().replace(/\s+/g, ' ');

/** Returns an issue unless the condition is true. */
export const must = (isWell: unknown, field: string, code: ValidationIssueCode): ValidationIssue[] =>
  isWell ? [] : [{ field, code }];

export const countryFacts = (
  code: string,
  countries: readonly KnownCountry[],
  zones: { list: readonly unknown[] },
): CountryFacts => {
  const hasZones = zones.list.length > 0;
  return {
    known: code !== '',
    name: countries.find((country) => country.code === code)?.name ?? code,
    hasZones,
    format: findFormat(code, countries) ?? generalFormat(hasZones),
  };
};

export interface KnownCountry {
  code: string;
  name: string;
  addressFormat?: AddressFormat | undefined;
}

/** How addresses of a country are written; undefined until the countries are loaded. */
export const findFormat = (code: string, countries: readonly KnownCountry[]): AddressFormat | undefined =>
  countries.find((country) => country.code === code)?.addressFormat;

/** The most common passwords; the server has a longer list. */
const common =
  /^(12345678(9|90)?|password\d{0,3}|motdepasse|qwertyui(op)?|azertyui(op)?|iloveyou|sunshine|princess|football|baseball|superman)$/;

export const checkPasswords = (
  { password, repeatPassword }: { password: string; repeatPassword: string },
  emailAddress = '',
): ValidationIssue[] =>
  checkNewPassword(
    { password, repeatPassword },
    { words: [emailAddress.trim()], isCommon: (small) => common.test(small) },
  );

export const checkNotes = (notes: string): ValidationIssue[] => must(notes.trim().length <= 500, 'notes', 'notes.long');
