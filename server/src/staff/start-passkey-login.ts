import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { startPasskeyLogin as shape } from '@vitrine/contract/merchant/staff-shapes.ts';
import { requestPasskey } from './passkey-challenge.ts';
import type { EntranceContext } from './staff-context.ts';
import { countPasskeyLogin } from './throttle-staff.ts';

/** Says nothing about who has a passkey. */
export async function startPasskeyLogin(ctx: EntranceContext): Promise<ResponseOf<typeof shape>> {
  await countPasskeyLogin(ctx);
  return requestPasskey(ctx, null);
}
