import type * as english from '../en/layout.ts';

export const layoutMessages: typeof english.layoutMessages = {
  skip: 'Zum Inhalt springen',
  message: 'Hinweis des Shops',
  preview: 'Vorschau',
  previewText: 'Vorschau: Kunden sehen diese Seite noch nicht.',
  mainMenu: 'Hauptmenü',
  store: 'Shop',
  blogs: 'Blog',
  viewAll: 'ALLE ANSEHEN',
  searchProducts: 'Produkte suchen\u00a0…',
  cancelSearch: 'Suche abbrechen',
  account: 'Konto',
  wishlist: 'Merkliste',
  guest: 'Hallo!',
  guestHint: 'Melden Sie sich an, um Ihre Bestellungen zu sehen',
  login: 'Anmelden',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  openCategory: (name) => `${name} öffnen`,
  language: 'Sprache',
  theme: 'Farbschema',
  system: 'System',
  light: 'Hell',
  dark: 'Dunkel',
  goBack: 'Zurück',
  loading: 'Wird geladen',
  loadingFailed: 'Laden fehlgeschlagen',
  loadingFailedText:
    'Ein Teil der Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  tryAgain: 'Erneut versuchen',
  wait: 'Einen Moment bitte',
  broken: 'Da ist etwas schiefgegangen',
  brokenText: 'Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal.',
  home: 'Startseite',
};

export const footerMessages: typeof english.footerMessages = {
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
  policies: 'Weitere Informationen',
  cookieSettings: 'Cookie-Einstellungen',
  contactUs: 'Kontakt',
  email: 'E-Mail',
  phone: 'Telefon',
  social: 'Folgen Sie uns',
  rights: (year, name) => `© ${year} ${name}`,
};

export const customerGreetingMessages: typeof english.customerGreetingMessages = {
  hello: (name) => `Hallo ${name}!`,
  account: 'Mein Konto',
  password: 'Passwort ändern',
  orders: 'Letzte Bestellungen',
  logout: 'Abmelden',
};

export const offlineMessages: typeof english.offlineMessages = {
  offline: 'Sie sind offline. Einige Seiten sind vielleicht nicht aktuell.',
  copy: 'Sie sehen eine gespeicherte Kopie. Preise können sich geändert haben.',
};
