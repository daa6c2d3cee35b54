// The person who is signed in, and their permissions.
import { queryOptions } from '@tanstack/react-query';
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { readStaffProfile } from '@vitrine/contract/staff/staff.ts';
import type { StaffProfile } from '@vitrine/contract/staff/staff-shapes.ts';
import { createContext, use } from 'react';
import { profileKey } from '../api/query-client.ts';
import { staffApi } from '../api/staff-api.ts';
import { setTimeZone } from '../format/moment.ts';

export const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: async () => {
    const profile = await staffApi(readStaffProfile, {});
    setTimeZone(profile.store.timeZone);
    return profile;
  },
  staleTime: 60_000,
});

export const ProfileContext = createContext<StaffProfile | null>(null);

/** Only inside the shell, which shows its screens to people who are signed in. */
export function useProfile(): StaffProfile {
  const profile = use(ProfileContext);
  if (!profile) throw new Error('nobody is signed in');
  return profile;
}

export const useMay = (permission: Permission): boolean => useProfile().permissions.includes(permission);
