import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { loginByPasskey as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { openStaffSession, sendStaffSession } from './open-staff-session.ts';
import { countPasskeyUse, findPasskey } from './passkey-repository.ts';
import { lockStaff } from './staff-repository.ts';
import { rememberNetwork, undoPasskeyLogin } from './throttle-staff.ts';
import { verifyUsedPasskey } from './verify-passkey.ts';

/** The device and its PIN or fingerprint are two factors: no code is asked for. */
export async function loginByPasskey(
  ctx: RequestContext,
  { body: { passkey: used, shared } }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { store, now } = ctx;
  const found = await findPasskey(ctx.db, store.id, used.id);
  const counter = await verifyUsedPasskey(ctx, used, found, { purpose: 'sign in', staffId: null });
  if (!found) return refuse('staff.passkey-refused');
  const session = await ctx.db.transaction(async (tx) => {
    const person = await lockStaff(tx, store.id, found.staffId);
    const isRight = person?.enabled && (await countPasskeyUse(tx, found.id, counter, now));
    if (!isRight) return refuse('staff.passkey-refused');
    await rememberNetwork(tx, ctx, person);
    return openStaffSession(tx, ctx, person, shared);
  });
  await undoPasskeyLogin(ctx);
  sendStaffSession(ctx, session);
  return { state: 'done' };
}
