import { BadgeCheck } from '@vitrine/ui/icons.ts';
import { defineFeature } from '../../feature.ts';

export const paymentsFeature = defineFeature({
  name: 'payments',
  screens: [
    {
      path: '/payments',
      permission: 'payments.w',
      load: async () => (await import('./payments-screen.tsx')).PaymentsScreen,
      menu: { label: 'payments', icon: BadgeCheck, place: 'more', key: 'y' },
    },
  ],
});
