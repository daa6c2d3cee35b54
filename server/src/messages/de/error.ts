import type { errorMessages as english } from '../en/error.ts';

export const errorMessages: typeof english = { fault: 'Bei uns ist ein Fehler aufgetreten' };
