// Pure: what a password must be. No rule of composition: length, and nothing that is guessed first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldProblem, FieldProblemCode } from '@vitrine/contract/field-problems.ts';

const LEAST = 8;
const MOST = 256;

let common: ReadonlySet<string> | undefined;

/** Read when it is first asked for: most starts of the shop never need it. */
function isCommon(password: string): boolean {
  common ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return common.has(password);
}

export interface NewPassword {
  readonly password: string;
  /** undefined where the client does not ask for it twice. */
  readonly repeatPassword?: string | null | undefined;
}

/** Words that everybody who attacks this account tries: the customer's address, the shop's name. */
export function checkNewPassword(written: NewPassword, guessable: readonly string[]): FieldProblem[] {
  const { password, repeatPassword } = written;
  const problem = problemOf(password, guessable);
  const problems: FieldProblem[] = problem ? [{ field: 'password', code: problem }] : [];
  if (repeatPassword === undefined || repeatPassword === null || problem === 'password.empty') return problems;
  if (repeatPassword === '') problems.push({ field: 'repeatPassword', code: 'repeatPassword.empty' });
  else if (repeatPassword !== password) problems.push({ field: 'repeatPassword', code: 'repeatPassword.differs' });
  return problems;
}

function problemOf(password: string, guessable: readonly string[]): FieldProblemCode | undefined {
  const { length } = [...password];
  if (length === 0) return 'password.empty';
  if (length < LEAST) return 'password.short';
  if (length > MOST) return 'password.long';
  const small = password.toLowerCase();
  const bare = letters(small);
  const words = guessable
    .flatMap((word) => [word, word.split('@')[0] ?? ''])
    .map((word) => letters(word.toLowerCase()));
  const isGuessable = words.some((word) => word.length > 3 && (bare === word || bare.replace(/\d+$/, '') === word));
  return isCommon(small) || isGuessable || new Set(small).size === 1 ? 'password.common' : undefined;
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
