import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { startPasskeyLogin as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import type { RequestContext } from '../store/store.ts';
import { requestPasskey } from './passkey-challenge.ts';
import { countPasskeyLogin } from './throttle-staff.ts';

/** Says nothing about who has a passkey. */
export async function startPasskeyLogin(ctx: RequestContext): Promise<ResponseOf<typeof shape>> {
  await countPasskeyLogin(ctx);
  return requestPasskey(ctx, null);
}
