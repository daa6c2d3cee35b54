import type { contactFormMessages as english } from '../en/contact-form.ts';

export const contactFormMessages: typeof english = {
  name: 'Name',
  orderNumber: 'Bestellnummer',
  message: 'Nachricht',
  left: (count) => `Noch ${count} Zeichen`,
  send: 'Nachricht senden',
  sent: 'Ihre Nachricht wurde gesendet',
  sentTo: (email) => `Wir antworten an ${email}.`,
  failed: 'Nicht gesendet. Ihr Text ist gespeichert; bitte versuchen Sie es erneut.',
};
