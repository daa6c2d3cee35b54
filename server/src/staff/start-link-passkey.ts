import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { startLinkPasskey as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { readEmail, refuseForm } from '../platform/read-email.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { checkStaffName } from './new-staff-password.ts';
import { requestNewPasskey } from './passkey-challenge.ts';
import { openStaffLink } from './staff-link.ts';
import { findStaff } from './staff-repository.ts';

/** The link stays usable until the passkey is sent with it. */
export async function startLinkPasskey(
  ctx: RequestContext,
  { body: { token, kind, name, email } }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const link = await openStaffLink(ctx, kind, token);
  const person = link.staffId === null ? undefined : await findStaff(ctx.db, ctx.store.id, link.staffId);
  const address = person?.email ?? readEmail(ctx, 'email', email ?? '');
  if (person?.enabled === false) return refuse('staff.link-invalid');
  refuseForm(ctx, checkStaffName(name));
  return requestNewPasskey(ctx, { staffId: null, linkId: link.id, name: name.trim(), email: address });
}
