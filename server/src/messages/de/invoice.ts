import type { invoiceMessages as english } from '../en/invoice.ts';

export const invoiceMessages: typeof english = {
  invoice: 'Rechnung',
  number: 'Rechnungsnummer',
  date: 'Rechnungsdatum',
  order: (id) => `Bestellung ${id}`,
  ordered: 'Bestellt am',
  seller: 'Verkäufer',
  vatNumber: (number) => `USt-IdNr.: ${number}`,
  buyer: 'Rechnungsadresse',
  delivery: 'Lieferadresse',
  payment: 'Zahlung',
  paid: (method) => `${method}, bezahlt`,
  due: (method) => `${method}, offener Betrag`,
  item: 'Artikel',
  quantity: 'Menge',
  unit: 'Einzelpreis',
  amount: 'Betrag',
  net: 'Nettobetrag',
  shipped: 'Versendet am',
  refunded: 'Bisher erstattet',
};
