import type { newsletterMessages as english } from '../en/newsletter.ts';

export const newsletterMessages: typeof english = {
  title: 'Neues per E-Mail',
  text: 'Wir schreiben, wenn es etwas Neues gibt: Produkte, Artikel und Angebote.',
  email: 'Ihre E-Mail-Adresse',
  button: 'Abonnieren',
  consent: 'Wir verwenden Ihre Adresse nur für den Newsletter. Sie können ihn jederzeit abbestellen.',
};
