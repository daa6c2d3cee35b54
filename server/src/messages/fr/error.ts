import type { errorMessages as english } from '../en/error.ts';

export const errorMessages: typeof english = { error: 'Une erreur est survenue chez nous' };
