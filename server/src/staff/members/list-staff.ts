import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import { type Permission, permissionsOf } from '@vitrine/contract/staff/permissions.ts';
import type { StaffMember, listStaff as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { listColumnMessages } from '../../messages/en/list-columns.ts';
import { staffMessages } from '../../messages/en/staff.ts';
import { translate } from '../../messages/translate.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sendCsv } from '../../platform/text/write-csv.ts';
import { type CommandContext, getOwnStore, type StaffContext } from '../../store/store.ts';
import { findInvitations } from '../links/staff-link-repository.ts';
import { findPasskeyHolders } from '../passkeys/passkey-repository.ts';
import { findAllStaff, findStaff, isOnlyInvited, type StaffRow } from '../staff-repository.ts';

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

export async function exportStaff(ctx: StaffContext): Promise<AsyncIterable<Uint8Array>> {
  const { columns, yes, no } = translate(listColumnMessages, ctx.language);
  const { roles } = translate(staffMessages, ctx.language);
  return sendCsv(ctx, {
    name: 'staff',
    columns: Object.values(columns.staff),
    load: async () => ({ ...(await listStaff(ctx)), next: null }),
    rowsOf: ({ name, email, role, enabled, hasTotp, lastSeen }) => [
      [name ?? '', email, roles[role], enabled ? yes : no, hasTotp ? yes : no, lastSeen ?? ''],
    ],
  });
}

/** The permissions a person has now, signed in or not; undefined for everybody who cannot sign in any more. */
export async function findPermissions(
  db: Queryable,
  storeId: number,
  id: number,
): Promise<ReadonlySet<Permission> | undefined> {
  const person = await findStaff(db, storeId, id);
  return person?.enabled && !isOnlyInvited(person) ? new Set(permissionsOf[person.role]) : undefined;
}
