import { defineMessages } from '../i18n/define-messages.ts';

export const offlineMessages = defineMessages(
  {
    offline: 'You are offline. Some pages may be out of date.',
    copy: 'The shop cannot be reached. This is a copy kept on this device; prices may have changed.',
  },
  {
    offline: 'Vous êtes hors ligne. Certaines pages peuvent ne pas être à jour.',
    copy: 'La boutique ne répond pas. Ceci est une copie conservée sur cet appareil ; les prix ont pu changer.',
  },
);
