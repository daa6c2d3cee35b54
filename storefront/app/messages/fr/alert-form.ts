import type { alertFormMessages as english } from '../en/alert-form.ts';

export const alertFormMessages: typeof english = {
  consent: 'Nous enverrons un seul e-mail et n’utiliserons votre adresse pour rien d’autre.',
};
