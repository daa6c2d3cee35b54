import type { wishMessages as english } from '../en/wish-button.ts';

export const wishMessages: typeof english = { wish: (name) => `Ajouter à la liste d’envies\u00a0: ${name}` };
