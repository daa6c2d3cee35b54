import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { acceptInvitation as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import type { RequestContext } from '../store/store.ts';
import { redeemStaffLink } from './redeem-staff-link.ts';

export async function acceptInvitation(
  ctx: RequestContext,
  { body: { token, name, password, passkey } }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const fields = { invitation: { from: 'open', to: 'accepted' } };
  await redeemStaffLink(ctx, {
    kind: 'invitation',
    token,
    name,
    password,
    passkey,
    action: 'accept invitation',
    fields,
  });
  return { state: 'done' };
}
