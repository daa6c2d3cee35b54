import type { plainCartMessages as english } from '../en/plain-cart.ts';

export const plainCartMessages: typeof english = {
  update: 'Mettre à jour',
};
