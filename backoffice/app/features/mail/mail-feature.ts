import { Mail } from '@vitrine/ui/icons.ts';
import { defineFeature } from '../../feature.ts';

export const mailFeature = defineFeature({
  name: 'mail',
  screens: [
    {
      path: '/email',
      permission: 'mail.w',
      load: async () => (await import('./mail-screen.tsx')).MailScreen,
      menu: { label: 'mail', icon: Mail, place: 'settings', key: 'm' },
    },
    {
      path: '/failed-mails',
      permission: 'settings.w',
      load: async () => (await import('./failed-mails-screen.tsx')).FailedMailsScreen,
      action: 'failedMails',
    },
  ],
});
