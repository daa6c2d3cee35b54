// Pure: rules for passwords. No composition rules: a minimum length, and no passwords that are easy to guess.
import type { FieldProblem, FieldProblemCode } from './field-problems.ts';

const LEAST = 8;
const MOST = 256;

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

export function checkNewPassword(written: NewPassword, guesses: Guesses): FieldProblem[] {
  const { password, repeatPassword } = written;
  const problem = problemOf(password, guesses);
  const problems: FieldProblem[] = problem ? [{ field: 'password', code: problem }] : [];
  if (repeatPassword === undefined || repeatPassword === null) return problems;
  if (repeatPassword === '') problems.push({ field: 'repeatPassword', code: 'repeatPassword.empty' });
  else if (repeatPassword !== password) problems.push({ field: 'repeatPassword', code: 'repeatPassword.differs' });
  return problems;
}

function problemOf(password: string, { words, isCommon }: Guesses): FieldProblemCode | undefined {
  const { length } = [...password];
  if (length === 0) return 'password.empty';
  if (length < LEAST) return 'password.short';
  if (length > MOST) return 'password.long';
  const small = password.toLowerCase();
  const bare = letters(small);
  const guessed = words
    .flatMap((word) => [word, word.split('@')[0] ?? ''])
    .map((word) => letters(word.toLowerCase()))
    .some((word) => word.length > 3 && (bare === word || bare.replace(/\d+$/, '') === word));
  return guessed || isCommon(small) || new Set(small).size === 1 ? 'password.common' : undefined;
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
