import { defineMessages } from '../../i18n/define-messages.ts';
import { languageOf } from '../../i18n/language.ts';
import { plural } from '../../i18n/plural.ts';

export const waitingMessages = defineMessages(
  {
    saved: 'Saved on this device. It will be sent when you are connected.',
    sent: 'You are connected again. Your cart is up to date.',
    waiting: (count: number) =>
      plural('en', count, {
        one: 'One change is saved on this device and will be sent when you are connected.',
        other: `${count} changes are saved on this device and will be sent when you are connected.`,
      }),
  },
  {
    saved: 'Enregistré sur cet appareil. L’envoi se fera une fois la connexion rétablie.',
    sent: 'Vous êtes de nouveau en ligne. Votre panier est à jour.',
    waiting: (count) =>
      plural('fr', count, {
        one: 'Un changement est enregistré sur cet appareil et sera envoyé une fois la connexion rétablie.',
        other: `${count} changements sont enregistrés sur cet appareil et seront envoyés une fois la connexion rétablie.`,
      }),
  },
);

export const waitingWords = () => waitingMessages[languageOf(location.pathname)];
