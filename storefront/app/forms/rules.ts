// What may be typed where. Each rule gives the words for the field, or null when all is well; the server repeats them.
import { isPostcode, postcodeExample } from '../format/postcode.ts';
import type { RuleWords } from './rule-messages.ts';

type Rule = (value: string, t: RuleWords) => string | null;

/** Without spaces at the ends, and with single ones between words. */
export const tidy = (value: string): string => value.trim().replace(/\s+/g, ' ');

const hasLength = (value: string, least: number, most: number): boolean => {
  const { length } = tidy(value);
  return length >= least && length <= most;
};

export const firstName: Rule = (value, t) => (hasLength(value, 1, 60) ? null : t.firstName);
export const lastName: Rule = (value, t) => (hasLength(value, 1, 60) ? null : t.lastName);
export const company: Rule = (value, t) => (hasLength(value, 0, 100) ? null : t.company);
export const street: Rule = (value, t) => (hasLength(value, 3, 120) ? null : t.street);
export const streetMore: Rule = (value, t) => (hasLength(value, 0, 120) ? null : t.streetMore);
export const city: Rule = (value, t) => (hasLength(value, 1, 80) ? null : t.city);
export const country: Rule = (value, t) => (value ? null : t.country);
export const zone: Rule = (value, t) => (value ? null : t.zone);
export const notes: Rule = (value, t) => (value.trim().length <= 500 ? null : t.notes);

export const email: Rule = (value, t) => {
  const address = value.trim();
  if (!address) return t.emailEmpty;
  const isOne = address.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address);
  return isOne ? null : t.emailShape;
};

export const phone: Rule = (value, t) => {
  const digits = value.replace(/[\s().-]/g, '');
  return !digits || /^\+?\d{6,15}$/.test(digits) ? null : t.phone;
};

export function postcode(value: string, t: RuleWords, of: { code: string; name: string }): string | null {
  if (!value.trim()) return t.postcodeEmpty;
  return !of.code || isPostcode(of.code, value) ? null : t.postcodeShape(of.name, postcodeExample(of.code));
}

/** The ones tried first by whoever guesses. */
const common =
  /^(12345678(9|90)?|password\d{0,3}|motdepasse|qwertyui(op)?|azertyui(op)?|11111111|00000000|iloveyou|sunshine|princess|football|baseball|superman)$/i;

/** Long enough is all it must be: rules about signs make passwords worse. */
export function newPassword(value: string, t: RuleWords, emailAddress: string): string | null {
  if (!value) return t.passwordEmpty;
  if (value.length < 8) return t.passwordShort;
  const isEmail = value.toLowerCase() === emailAddress.trim().toLowerCase();
  return isEmail || common.test(value) ? t.passwordWeak : null;
}

export function repeatPassword(value: string, t: RuleWords, password: string): string | null {
  if (!value) return t.repeatEmpty;
  return value === password ? null : t.repeatDiffers;
}
