import type * as english from '../en/contact.ts';

export const contactMessages: typeof english.contactMessages = {
  title: 'Kontakt',
  summary: 'Schicken Sie uns eine Nachricht.',
  direct: 'So erreichen Sie uns',
  email: 'E-Mail',
  phone: 'Telefon',
  hours: 'Servicezeiten',
  write: 'Schreiben Sie uns',
  needsScript: 'Dieses Formular benötigt JavaScript.',
  emailInstead: 'Bitte schreiben Sie uns stattdessen eine E-Mail.',
};

export const contactFormMessages: typeof english.contactFormMessages = {
  name: 'Name',
  orderNumber: 'Bestellnummer',
  message: 'Nachricht',
  left: (count) => `Noch ${count} Zeichen`,
  send: 'Nachricht senden',
  sent: 'Ihre Nachricht wurde gesendet',
  sentTo: (email) => `Wir antworten an ${email}.`,
  failed: 'Nicht gesendet. Ihr Text ist gespeichert; bitte versuchen Sie es erneut.',
};
