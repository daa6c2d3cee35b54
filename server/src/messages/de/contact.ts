import type { contactMessages as english } from '../en/contact.ts';

export const contactMessages: typeof english = {
  sent: 'Ihre Nachricht wurde gesendet',
  subjects: {
    message: (name) => `Nachricht von ${name}`,
    volunteer: (name) => `${name} bietet Hilfe an`,
    donation: (name) => `${name} kündigt eine Spende an`,
  },
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  subject: 'Betreff',
  orderNumber: 'Bestellnummer',
  amount: 'Betrag',
  language: 'Sprache',
  reply: 'Antworten Sie auf diese E-Mail, um dem Kunden zu schreiben.',
};
