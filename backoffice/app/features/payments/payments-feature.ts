import { defineFeature } from '../../feature.ts';
import { CreditCard } from '../../ui/icons.ts';

export const paymentsFeature = defineFeature({
  name: 'payments',
  screens: [
    {
      path: '/payments',
      permission: 'payments.w',
      load: async () => (await import('./payments-screen.tsx')).PaymentsScreen,
      menu: { label: 'payments', icon: CreditCard, place: 'settings', key: 'y' },
    },
  ],
});
