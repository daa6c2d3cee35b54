// Quick checks of fields; the server has the last word and knows more, such as common passwords.
import { STAFF_PASSWORD_LENGTH } from '@vitrine/contract/account/password-rules.ts';
import type { firstStepMessages } from '../messages/en/staff.ts';

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The message for a wrong address, or null. */
export const checkEmail = (value: string, words: { emailEmpty: string; emailWrong: string }): string | null => {
  if (value.trim() === '') return words.emailEmpty;
  return address.test(value.trim()) ? null : words.emailWrong;
};

export const checkFilled = (value: string, message: string): string | null => (value.trim() === '' ? message : null);

const MAX_NAME = 80;

type Words = typeof firstStepMessages;

export function checkNewPassword(password: string, words: Words): string | null {
  const { length } = [...password];
  if (length === 0) return words.passwordEmpty;
  if (length < STAFF_PASSWORD_LENGTH.least) return words.passwordShort;
  return length > STAFF_PASSWORD_LENGTH.most ? words.passwordLong : null;
}

export function checkName(name: string, words: Words): string | null {
  const { length } = [...name.trim()];
  if (length === 0) return words.nameEmpty;
  return length > MAX_NAME ? words.nameLong : null;
}
