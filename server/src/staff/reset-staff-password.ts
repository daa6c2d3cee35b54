import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { resetStaffPassword as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import type { RequestContext } from '../store/store.ts';
import { credentialChange } from './record-staff-change.ts';
import { redeemStaffLink } from './redeem-staff-link.ts';

export async function resetStaffPassword(
  ctx: RequestContext,
  { body: { token, password } }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const fields = {
    ...credentialChange('password', 'set'),
    ...credentialChange('authenticator app', 'removed'),
    ...credentialChange('passkeys', 'removed'),
  };
  await redeemStaffLink(ctx, { kind: 'reset', token, password, action: 'reset password', fields });
  return { state: 'done' };
}
