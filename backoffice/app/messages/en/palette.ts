import { plural } from '@vitrine/contract/text/plural.ts';

/** The palette (Ctrl+K) and the list of keys. */
export const paletteMessages = {
  title: 'Find or do',
  placeholder: 'Order number, product, screen…',
  orders: 'Orders',
  products: 'Products',
  screens: 'Screens',
  actions: 'Actions',
  newProduct: 'New product',
  keys: 'Keys',
  searching: 'Searching…',
  nothing: 'Nothing found',
  found: (count: number) => plural('en', count, { one: `${count} entry`, other: `${count} entries` }),
  order: (number: string) => `Order ${number}`,
  inLists: 'In lists',
};
