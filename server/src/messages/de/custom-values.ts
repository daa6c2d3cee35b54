import type { customValueMessages as english } from '../en/custom-values.ts';

export const customValueMessages: typeof english = {
  yes: 'Ja',
  no: 'Nein',
};
