import type { errorMessages as english } from '../en/error.ts';

export const errorMessages: typeof english = { fault: 'Une erreur est survenue chez nous' };
