import { STAFF_PASSWORD_LENGTH } from '@vitrine/contract/account/password-rules.ts';
import type { FieldProblem } from '@vitrine/contract/field-problems.ts';
import { checkNewPassword } from '../account/account.ts';
import type { RequestContext } from '../store/store.ts';

/** What is wrong with a new password. `field`: as the form calls it. */
export const checkStaffPassword = (
  { store, shopUrl }: Pick<RequestContext, 'store' | 'shopUrl'>,
  email: string,
  password: string,
  field = 'password',
): FieldProblem[] =>
  checkNewPassword({ password }, [email, store.name, new URL(shopUrl).hostname], STAFF_PASSWORD_LENGTH).map(
    (problem) => ({ ...problem, field }),
  );

const LONGEST_NAME = 80;

export function checkStaffName(name: string): FieldProblem[] {
  const { length } = [...name.trim()];
  if (length === 0) return [{ field: 'name', code: 'name.empty' }];
  return length > LONGEST_NAME ? [{ field: 'name', code: 'name.long' }] : [];
}
