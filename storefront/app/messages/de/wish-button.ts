import type { wishMessages as english } from '../en/wish-button.ts';

export const wishMessages: typeof english = {
  wish: (name) => `Auf die Merkliste: ${name}`,
};
