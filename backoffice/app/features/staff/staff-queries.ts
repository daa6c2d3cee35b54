import { queryOptions } from '@tanstack/react-query';
import { listPasskeys, listStaff, listStaffSessions, listTokens } from '@vitrine/contract/staff/staff.ts';
import { staffApi } from '../../api/staff-api.ts';

export const sessionsKey = ['staff', 'sessions'] as const;
export const passkeysKey = ['staff', 'passkeys'] as const;
export const membersKey = ['staff', 'members'] as const;
export const tokensKey = ['staff', 'tokens'] as const;

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: () => staffApi(listStaffSessions, {}),
});

export const passkeysQuery = queryOptions({
  queryKey: passkeysKey,
  queryFn: () => staffApi(listPasskeys, {}),
});

export const membersQuery = queryOptions({ queryKey: membersKey, queryFn: () => staffApi(listStaff, {}) });

export const tokensQuery = queryOptions({ queryKey: tokensKey, queryFn: () => staffApi(listTokens, {}) });
