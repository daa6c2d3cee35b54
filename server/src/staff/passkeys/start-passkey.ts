import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/staff/staff-shapes.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { readEmail, throwFormError } from '../../platform/read-email.ts';
import type { RequestContext, StaffContext } from '../../store/store.ts';
import { checkStaffName } from '../links/new-credential.ts';
import { openStaffLink } from '../links/staff-link.ts';
import { countPasskeyLogin } from '../sign-in/throttle-staff.ts';
import { findStaff } from '../staff-repository.ts';
import { requestNewPasskey, requestPasskey } from './passkey-challenge.ts';

export async function startPasskey(ctx: StaffContext): Promise<ResponseOf<typeof shapes.startPasskey>> {
  const { id: staffId, name, email } = ctx.staff;
  return requestNewPasskey(ctx, { staffId, linkId: null, name, email });
}

/** Says nothing about who has a passkey. */
export async function startPasskeyLogin(ctx: RequestContext): Promise<ResponseOf<typeof shapes.startPasskeyLogin>> {
  await countPasskeyLogin(ctx);
  return requestPasskey(ctx, null);
}

export async function startPasskeyConfirmation(
  ctx: StaffContext,
): Promise<ResponseOf<typeof shapes.startPasskeyConfirmation>> {
  return requestPasskey(ctx, ctx.staff.id);
}

/** The link stays usable until the passkey is sent with it. */
export async function startLinkPasskey(
  ctx: RequestContext,
  { body: { token, kind, name, email } }: Input<typeof shapes.startLinkPasskey>,
): Promise<ResponseOf<typeof shapes.startLinkPasskey>> {
  const link = await openStaffLink(ctx, kind, token);
  const person = link.staffId === null ? undefined : await findStaff(ctx.db, ctx.store.id, link.staffId);
  const address = person?.email ?? readEmail(ctx, 'email', email ?? '');
  if (person?.enabled === false) return throwDomainError('staff.link-invalid');
  throwFormError(ctx, checkStaffName(name));
  return requestNewPasskey(ctx, { staffId: null, linkId: link.id, name: name.trim(), email: address });
}
