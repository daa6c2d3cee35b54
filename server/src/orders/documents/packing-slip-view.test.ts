import { expect, test } from 'vitest';
import { describePackingSlip } from './packing-slip-view.ts';

const order = {
  id: 7,
  numberPrefix: '',
  language: 'de',
  createdAt: new Date('2026-11-14T10:00:00Z'),
  deliveryName: 'Standard',
  comments: null,
  deliveryAddress: {
    firstName: 'Zoé',
    lastName: 'Lee',
    company: null,
    address: '12 rue Oberkampf',
    city: 'Paris',
    postalCode: '75011',
    country: 'FR',
  },
} as never;
const line = { sku: 'MUG', name: 'Tasse', options: [{ name: 'Couleur', value: 'Indigo' }], quantity: 2 };
const describeWith = (storeName: string | null) =>
  describePackingSlip({ name: 'Vitrine', country: 'DE' }, order, [{ ...line, storeName } as never], new Date());

test('the packing slip is in the language of staff, with the words of the customer below other names', () => {
  const slip = describeWith('Becher, Indigo');
  expect(slip).toMatchObject({ language: 'de', title: 'Lieferschein 7' });
  expect(slip.parties).toEqual([['Empfänger', ['Zoé Lee', '12 rue Oberkampf', '75011 Paris', 'Frankreich']]]);
  expect(slip.rows).toEqual([
    { sku: 'MUG', name: 'Becher, Indigo', details: 'Bestellt als: Tasse, Indigo', quantity: '2' },
  ]);
});

test('the same words stand once', () => {
  expect(describeWith(null).rows).toEqual([{ sku: 'MUG', name: 'Tasse', details: 'Couleur: Indigo', quantity: '2' }]);
});
