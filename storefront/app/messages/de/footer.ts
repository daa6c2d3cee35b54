import type { footerMessages as english } from '../en/footer.ts';

export const footerMessages: typeof english = {
  footer: 'Fußzeile',
  store: 'Shop',
  viewAll: 'Alle Produkte',
  help: 'Hilfe',
  delivery: 'Versand',
  returns: 'Rückgabe',
  contact: 'Kontakt',
  track: 'Bestellung verfolgen',
  withdraw: 'Vertrag widerrufen',
  about: 'Entdecken',
  aboutUs: 'Über uns',
  legal: 'Rechtliches',
  terms: 'AGB',
  cookieSettings: 'Cookie-Einstellungen',
  contactUs: 'Kontakt',
  email: 'E-Mail',
  phone: 'Telefon',
  social: 'Folgen Sie uns',
  rights: (year, name) => `© ${year} ${name}`,
};
