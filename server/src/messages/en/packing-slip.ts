export const packingSlipMessages = {
  packingSlip: 'Packing slip',
  packingSlips: 'Packing slips',
  recipient: 'Sent to',
  delivery: 'Delivery',
  note: 'Note',
  ordered: 'Ordered on',
  order: (number: string) => `Order ${number}`,
  item: 'Item',
  sku: 'SKU',
  quantity: 'Quantity',
  orderedAs: (words: string) => `Ordered as: ${words}`,
};
