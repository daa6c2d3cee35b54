import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { StaffMember, listStaff as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { type CommandContext, getOwnStore } from '../store/store.ts';
import { findPasskeyHolders } from './passkey-repository.ts';
import { findInvitations } from './staff-link-repository.ts';
import { findAllStaff, type StaffRow } from './staff-repository.ts';

/** For the back office and for the command. */
export async function listStaff(
  ctx: Pick<CommandContext, 'db' | 'storeCode' | 'now'>,
): Promise<ResponseOf<typeof shape>> {
  const { id: storeId } = await getOwnStore(ctx);
  const people = await findAllStaff(ctx.db, storeId);
  const holders = await findPasskeyHolders(ctx.db, storeId);
  const invitations = await findInvitations(
    ctx.db,
    people.map(({ id }) => id),
    ctx.now,
  );
  return { items: people.map((person) => memberView(person, holders, invitations.get(person.id))) };
}

/** `holders`: who has passkeys. */
export const memberView = (
  person: StaffRow,
  holders: ReadonlySet<number>,
  invitedUntil: Date | undefined,
): StaffMember => ({
  id: person.id,
  name: person.name,
  email: person.email,
  role: person.role,
  enabled: person.enabled,
  hasTotp: person.totpSecret !== null,
  hasPasskey: holders.has(person.id),
  invitedUntil: invitedUntil?.toISOString() ?? null,
  lastSeen: person.lastSeenAt?.toISOString() ?? null,
});
