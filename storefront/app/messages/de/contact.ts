import type { contactMessages as english } from '../en/contact.ts';

export const contactMessages: typeof english = {
  title: 'Kontakt',
  summary: 'Schreiben Sie uns oder rufen Sie uns an.',
  direct: 'So erreichen Sie uns',
  email: 'E-Mail',
  phone: 'Telefon',
  hours: 'Servicezeiten',
  write: 'Schreiben Sie uns',
  needsScript: 'Dieses Formular benötigt JavaScript. Bitte schreiben Sie uns stattdessen eine E-Mail.',
};
