// Quick checks of a new account; the server knows more, such as common passwords.
import { STAFF_PASSWORD_LENGTH } from '@vitrine/contract/account/password-rules.ts';
import type { firstStepMessages } from '../../../messages/en/first-steps.ts';

const LONGEST_NAME = 80;

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
  return length > LONGEST_NAME ? words.nameLong : null;
}
