import type { errorSummaryMessages as english } from '../en/error-summary.ts';

export const errorSummaryMessages: typeof english = { title: 'Un problème est survenu', prefix: 'Erreur\u00a0: ' };
