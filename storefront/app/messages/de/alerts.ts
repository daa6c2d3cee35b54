import type { alertFormMessages as english } from '../en/alerts.ts';

export const alertFormMessages: typeof english = {
  consent: 'Wir senden eine einzige E-Mail und verwenden Ihre Adresse für nichts anderes.',
};
