import type { alertFormMessages as english } from '../en/alerts.ts';

export const alertFormMessages: typeof english = {
  consent: 'Nous enverrons un seul e-mail et n’utiliserons votre adresse pour rien d’autre.',
};
