import type { alertFormMessages as english } from '../en/alert-form.ts';

export const alertFormMessages: typeof english = {
  consent: 'Wir senden eine einzige E-Mail und verwenden Ihre Adresse für nichts anderes.',
};
