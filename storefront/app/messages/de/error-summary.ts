import type { errorSummaryMessages as english } from '../en/error-summary.ts';

export const errorSummaryMessages: typeof english = {
  title: 'Es gibt ein Problem',
  prefix: 'Fehler: ',
};
