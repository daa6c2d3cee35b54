import type { layoutMessages as english } from '../en/layout.ts';

export const layoutMessages: typeof english = {
  today: 'Heute',
  orders: 'Bestellungen',
  products: 'Produkte',
  activity: 'Verlauf',
  staff: 'Team',
  shop: 'Shop',
  account: 'Mein Konto',
  more: 'Mehr',
  menu: 'Menü',
  search: 'Finden oder tun',
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
