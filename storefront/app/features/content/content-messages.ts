import { defineMessages } from '../../i18n/define-messages.ts';

export const contentMessages = defineMessages(
  {
    minutes: (minutes: number) => `${minutes} min read`,
    contents: 'On this page',
    next: 'Read next',
    toStore: 'See the store',
    print: 'Print',
  },
  {
    minutes: (minutes) => `${minutes} min de lecture`,
    contents: 'Sur cette page',
    next: 'À lire ensuite',
    toStore: 'Voir la boutique',
    print: 'Imprimer',
  },
);
