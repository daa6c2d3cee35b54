import type { packingSlipMessages as english } from '../en/packing-slip.ts';

export const packingSlipMessages: typeof english = {
  packingSlip: 'Lieferschein',
  packingSlips: 'Lieferscheine',
  recipient: 'Empfänger',
  delivery: 'Versand',
  note: 'Hinweis',
  ordered: 'Bestellt am',
  order: (number: string) => `Bestellung ${number}`,
  item: 'Artikel',
  sku: 'Artikelnummer',
  quantity: 'Menge',
  orderedAs: (words) => `Bestellt als: ${words}`,
};
