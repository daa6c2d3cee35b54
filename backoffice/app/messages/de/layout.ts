import type { layoutMessages as english } from '../en/layout.ts';

export const layoutMessages: typeof english = {
  today: 'Heute',
  orders: 'Bestellungen',
  products: 'Produkte',
  import: 'Import und Export',
  activity: 'Verlauf',
  staff: 'Team',
  account: 'Mein Konto',
  more: 'Mehr',
  menu: 'Menü',
  skip: 'Zum Inhalt springen',
  openShop: 'Shop öffnen',
  newTab: '(neuer Tab)',
  language: 'Sprache',
  theme: 'Darstellung',
  themes: { system: 'Wie auf diesem Gerät', light: 'Hell', dark: 'Dunkel' },
  signOut: 'Abmelden',
  close: 'Schließen',
  version: (version) => `Vitrine, Version ${version}`,
  backOffice: 'Verwaltung',
};
