import type { errorMessages as english } from '../en/error.ts';

export const errorMessages: typeof english = { error: 'Bei uns ist ein Fehler aufgetreten' };
