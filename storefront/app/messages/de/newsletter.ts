import type { newsletterFormMessages as english } from '../en/newsletter.ts';

export const newsletterFormMessages: typeof english = {
  consent: 'Wir verwenden Ihre Adresse nur für den Newsletter. Sie können ihn jederzeit abbestellen.',
  button: 'Abonnieren',
};
