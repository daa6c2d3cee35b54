// The contract's rules for forms, with additions that only the storefront needs.

import { checkNewPassword } from '@vitrine/contract/account/password-rules.ts';
import { type AddressFormat, generalFormat } from '@vitrine/contract/address/address-format.ts';
import type { CountryFacts } from '@vitrine/contract/address/address-rules.ts';
import type { FieldProblem, FieldProblemCode } from '@vitrine/contract/field-problems.ts';

/** Trims and collapses spaces. */
export const normalizeText = (value: string): string => value.trim().replace(/\s+/g, ' ');

/** Returns a problem unless the condition is true. */
export const must = (isWell: unknown, field: string, code: FieldProblemCode): FieldProblem[] =>
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
): FieldProblem[] =>
  checkNewPassword(
    { password, repeatPassword },
    { words: [emailAddress.trim()], isCommon: (small) => common.test(small) },
  );

export const checkNotes = (notes: string): FieldProblem[] => must(notes.trim().length <= 500, 'notes', 'notes.long');
