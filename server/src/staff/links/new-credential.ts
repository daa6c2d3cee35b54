// How a new person will sign in: a password, or a passkey that their browser has just made.

import { STAFF_PASSWORD_LENGTH } from '@vitrine/contract/account/password-rules.ts';
import type { NewPasskey } from '@vitrine/contract/staff/staff-shapes.ts';
import type { ValidationIssue } from '@vitrine/contract/validation-issue.ts';
import { checkNewPassword, hashPassword } from '../../account/account.ts';
import type { Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { RequestContext } from '../../store/store.ts';
import { deletePasskeysOf, savePasskey } from '../passkeys/passkey-repository.ts';
import { type VerifiedPasskey, verifyNewPasskey } from '../passkeys/verify-passkey.ts';
import { describeDevice } from '../sessions/describe-device.ts';

export interface ChosenCredential {
  readonly password?: string | undefined;
  readonly passkey?: NewPasskey | undefined;
}

export interface NewCredential {
  readonly passwordHash: string | null;
  readonly passkey: (VerifiedPasskey & { readonly name: string }) | undefined;
}

export const checkCredential = (
  ctx: Pick<RequestContext, 'store' | 'shopUrl'>,
  email: string,
  { password = '', passkey }: ChosenCredential,
): ValidationIssue[] => (passkey ? [] : checkStaffPassword(ctx, email, password));

/** Call it after `checkCredential`. The passkey was made for this link. */
export async function prepareCredential(
  ctx: RequestContext,
  { password = '', passkey }: ChosenCredential,
  linkId: number,
): Promise<NewCredential> {
  if (!passkey) return { passwordHash: await hashPassword(password), passkey: undefined };
  const verified = await verifyNewPasskey(ctx, passkey, { staffId: null, linkId });
  const name = describeDevice(ctx.caller.header('user-agent')) || 'Passkey';
  return { passwordHash: null, passkey: { ...verified, name } };
}

/** In place of all passkeys the person had. */
export async function replacePasskeys(tx: Tx, staffId: number, { passkey }: NewCredential): Promise<void> {
  await deletePasskeysOf(tx, staffId);
  if (passkey && !(await savePasskey(tx, { ...passkey, staffId }))) throwDomainError('staff.passkey-exists');
}

/** The errors of a new password. `field`: as the form calls it. */
export const checkStaffPassword = (
  { store, shopUrl }: Pick<RequestContext, 'store' | 'shopUrl'>,
  email: string,
  password: string,
  field = 'password',
): ValidationIssue[] =>
  checkNewPassword({ password }, [email, store.name, new URL(shopUrl).hostname], STAFF_PASSWORD_LENGTH).map(
    (issue) => ({ ...issue, field }),
  );

const LONGEST_NAME = 80;

export function checkStaffName(name: string): ValidationIssue[] {
  const { length } = [...name.trim()];
  if (length === 0) return [{ field: 'name', code: 'name.empty' }];
  return length > LONGEST_NAME ? [{ field: 'name', code: 'name.long' }] : [];
}
