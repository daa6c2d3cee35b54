import { plural } from '@vitrine/contract/text/plural.ts';
import type { paletteMessages as english } from '../en/palette.ts';

export const paletteMessages: typeof english = {
  title: 'Finden oder tun',
  placeholder: 'Bestellnummer, Produkt, Seite…',
  orders: 'Bestellungen',
  products: 'Produkte',
  screens: 'Seiten',
  actions: 'Aktionen',
  newProduct: 'Neues Produkt',
  keys: 'Tasten',
  searching: 'Suche läuft…',
  nothing: 'Nichts gefunden',
  found: (count) => plural('de', count, { one: `${count} Eintrag`, other: `${count} Einträge` }),
  order: (number) => `Bestellung ${number}`,
  inLists: 'In Listen',
};
