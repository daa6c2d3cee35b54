import { defineMessages } from '../i18n/define-messages.ts';

export const offlineMessages = defineMessages(
  {
    offline: 'You are offline. Some pages may be out of date.',
    copy: 'You are viewing a saved copy. Prices may have changed.',
  },
  {
    offline: 'Vous êtes hors ligne. Certaines pages ne sont peut-être pas à jour.',
    copy: 'Vous consultez une copie enregistrée. Les prix ont pu changer.',
  },
);
