import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { startPasskey as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import type { StaffContext } from '../store/store.ts';
import { requestNewPasskey } from './passkey-challenge.ts';

export async function startPasskey(ctx: StaffContext): Promise<ResponseOf<typeof shape>> {
  const { id: staffId, name, email } = ctx.staff;
  return requestNewPasskey(ctx, { staffId, linkId: null, name, email });
}
