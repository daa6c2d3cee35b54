import { defineMessages } from '../../i18n/define-messages.ts';

/** Words of the heart, which every card carries. */
export const wishMessages = defineMessages(
  { wish: (name: string) => `Save to wishlist: ${name}` },
  { wish: (name) => `Ajouter à la liste d’envies\u00a0: ${name}` },
);
