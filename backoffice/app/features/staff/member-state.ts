import type { StaffMember } from '@vitrine/contract/staff/staff-shapes.ts';

export type MemberState = 'active' | 'disabled' | 'invited' | 'expired';

/** An invitation has a person without a name. */
export function stateOf({ name, enabled, invitedUntil }: StaffMember, now: Date): MemberState {
  if (name === null) return invitedUntil !== null && new Date(invitedUntil) > now ? 'invited' : 'expired';
  return enabled ? 'active' : 'disabled';
}
