import { defineMessages } from '../i18n/define-messages.ts';

export const offlineMessages = defineMessages(
  { offline: 'You are offline. Some pages may be out of date.' },
  { offline: 'Vous êtes hors ligne. Certaines pages peuvent ne pas être à jour.' },
);
