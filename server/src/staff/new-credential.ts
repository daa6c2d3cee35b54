// How a new person will sign in: a password, or a passkey that their browser has just made.

import type { FieldProblem } from '@vitrine/contract/field-problems.ts';
import type { NewPasskey } from '@vitrine/contract/staff/staff-shapes.ts';
import { hashPassword } from '../account/account.ts';
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { describeDevice } from './describe-device.ts';
import { checkStaffPassword } from './new-staff-password.ts';
import { deletePasskeysOf, savePasskey } from './passkey-repository.ts';
import { type VerifiedPasskey, verifyNewPasskey } from './verify-passkey.ts';

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
): FieldProblem[] => (passkey ? [] : checkStaffPassword(ctx, email, password));

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
  if (passkey && !(await savePasskey(tx, { ...passkey, staffId }))) refuse('staff.passkey-exists');
}
