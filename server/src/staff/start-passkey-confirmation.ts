import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { startPasskeyConfirmation as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import type { StaffContext } from '../store/store.ts';
import { requestPasskey } from './passkey-challenge.ts';

export async function startPasskeyConfirmation(ctx: StaffContext): Promise<ResponseOf<typeof shape>> {
  return requestPasskey(ctx, ctx.staff.id);
}
