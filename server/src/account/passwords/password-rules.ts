import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNewPassword as check, type NewPassword } from '@vitrine/contract/account/password-rules.ts';
import type { ValidationIssue } from '@vitrine/contract/validation-issue.ts';
import { serverFolder } from '../../platform/program.ts';

let common: ReadonlySet<string> | undefined;

/** Read on first use: most processes never need it. */
function isCommon(password: string): boolean {
  common ??= new Set(
    readFileSync(join(serverFolder, 'src/account/common-passwords.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return common.has(password);
}

/** The rules of the contract and the long list of common passwords, which only the server has. */
export const checkNewPassword = (
  written: NewPassword,
  guessable: readonly string[],
  length?: Parameters<typeof check>[2],
): ValidationIssue[] => check(written, { words: guessable, isCommon }, length);
