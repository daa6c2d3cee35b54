// Pure: rules for passwords. No composition rules: a minimum length, and no passwords that are easy to guess.
import type { ValidationIssue } from '../validation-issue.ts';

interface Length {
  readonly least: number;
  readonly most: number;
}

const LENGTH: Length = { least: 8, most: 256 };
/** For people who run the shop. */
export const STAFF_PASSWORD_LENGTH: Length = { least: 12, most: 128 };

export interface NewPassword {
  readonly password: string;
  /** undefined where the client does not ask for it twice. */
  readonly repeatPassword?: string | null | undefined;
}

export interface Guesses {
  /** Words that an attacker tries first: the customer's address, the shop's name. */
  readonly words: readonly string[];
  /** Whether it is a common password; called with lower case. */
  readonly isCommon: (password: string) => boolean;
}

export function checkNewPassword(written: NewPassword, guesses: Guesses, length: Length = LENGTH): ValidationIssue[] {
  const { password, repeatPassword } = written;
  const issue = issueOf(password, guesses, length);
  const issues: ValidationIssue[] = issue ? [{ field: 'password', ...issue }] : [];
  if (repeatPassword === undefined || repeatPassword === null) return issues;
  if (repeatPassword === '') issues.push({ field: 'repeatPassword', code: 'repeatPassword.empty' });
  else if (repeatPassword !== password) issues.push({ field: 'repeatPassword', code: 'repeatPassword.differs' });
  return issues;
}

function issueOf(
  password: string,
  { words, isCommon }: Guesses,
  { least, most }: Length,
): Omit<ValidationIssue, 'field'> | undefined {
  const { length } = [...password];
  if (length === 0) return { code: 'password.empty' };
  if (length < least) return { code: 'password.short', values: { least: String(least) } };
  if (length > most) return { code: 'password.long', values: { most: String(most) } };
  const small = password.toLowerCase();
  const bare = letters(small);
  const guessed = words
    .flatMap((word) => [word, word.split('@')[0] ?? ''])
    .map((word) => letters(word.toLowerCase()))
    .some((word) => word.length > 3 && (bare === word || bare.replace(/\d+$/, '') === word));
  return guessed || isCommon(small) || new Set(small).size === 1 ? { code: 'password.common' } : undefined;
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
