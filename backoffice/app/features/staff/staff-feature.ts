import { User } from '@vitrine/ui/icons.ts';
import { defineFeature } from '../../feature.ts';
import { Users } from '../../ui/icons.ts';

export const staffFeature = defineFeature({
  name: 'staff',
  screens: [
    {
      path: '/staff',
      permission: 'staff.w',
      load: async () => (await import('./members/staff-screen.tsx')).StaffScreen,
      menu: { label: 'staff', icon: Users, place: 'settings', key: 's' },
    },
    {
      path: '/account',
      permission: 'own',
      load: async () => (await import('./account/account-screen.tsx')).AccountScreen,
      menu: { label: 'account', icon: User, place: 'person' },
    },
  ],
});
