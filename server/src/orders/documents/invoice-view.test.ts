import { expect, test } from 'vitest';
import { describeInvoice, hasInvoice } from './invoice-view.ts';

const address = {
  firstName: 'Zoé',
  lastName: 'Lee',
  company: 'Atelier',
  phone: null,
  address: '12 rue Oberkampf',
  address2: 'Bât. B',
  city: 'Paris',
  postalCode: '75011',
  stateProvince: null,
  zone: null,
  country: 'FR',
  countryName: 'France',
  provinceName: null,
};
const entry = (title: string, total: string, text: string | null = null, code = '', value = 0) => ({
  title,
  total,
  text,
  code,
  value,
});
const field = { subject: 'order', help: {}, choices: [], shown: false, filter: false };
const parts = {
  store: {
    name: 'Vitrine',
    address: '1 Main Street',
    city: 'Portland',
    state: 'ME',
    postalCode: '04101',
    country: 'US',
    email: 'hello@vitrine.example',
    phone: null,
    vatNumber: 'US1',
    languages: ['en', 'fr'],
    currency: 'EUR',
  },
  order: {
    id: 7,
    numberPrefix: '',
    language: 'fr',
    currency: 'EUR',
    createdAt: new Date('2026-11-14T23:30:00Z'),
    emailAddress: 'zoe@example.com',
    billingAddress: address,
    deliveryAddress: address,
    paymentName: 'Carte',
    paid: 4000,
    total: 4000,
    refunded: 1000,
    fields: { 'gift.en': 'Happy birthday', engraving: 'Zoé' },
    onInvoice: [{ name: 'Numéro de TVA', value: 'FR1' }],
    totals: [
      entry('Sous-total', '30,00 €'),
      entry('TVA', '10,00 €', '20 %', 'order.total.tax', 10),
      entry('Total', '40,00 €'),
    ],
  },
  lines: [
    {
      sku: 'A',
      name: 'Bol',
      options: [{ name: 'Taille', value: 'M' }],
      onInvoice: [{ name: 'Numéro douanier', value: '6912' }],
      quantity: 3,
      unit: 1000,
      subtotal: 3000,
    },
  ],
  customFields: [
    { ...field, code: 'gift', kind: 'texts', name: { fr: 'Mot' }, onInvoice: true },
    { ...field, code: 'engraving', kind: 'text', name: { fr: 'Gravure' }, onInvoice: false },
  ],
  invoice: { number: 42, issuedAt: new Date('2026-11-15T10:00:00Z') },
  history: [{ at: new Date('2026-11-16T09:00:00Z'), after: 'shipped' }],
} as unknown as Parameters<typeof describeInvoice>[0];

test('contains everything the law requires: number, dates, both parties, lines, taxes, total', () => {
  const sheet = describeInvoice(parts);
  expect(sheet).toMatchObject({
    fileName: 'facture-000042.pdf',
    title: 'Facture 000042',
    facts: [
      ['Numéro de facture', '000042'],
      ['Date de facture', '15\u00a0novembre\u00a02026'],
      ['Commande 7', 'Commandé le 14\u00a0novembre\u00a02026'],
      ['Expédié le', '16\u00a0novembre\u00a02026'],
      ['Paiement', 'Carte, payé'],
      ['Mot', 'Happy birthday'],
      ['Numéro de TVA', 'FR1'],
    ],
    grandTotal: ['Total', '40,00 €'],
  });
  expect(sheet.parties.map(([, lines]) => lines)).toEqual([
    ['Vitrine', '1 Main Street', 'Portland, ME 04101', 'États-Unis', 'hello@vitrine.example', 'N° TVA\u00a0: US1'],
    ['Atelier', 'Zoé Lee', '12 rue Oberkampf', 'Bât. B', '75011 Paris', 'France', 'zoe@example.com'],
    ['Atelier', 'Zoé Lee', '12 rue Oberkampf', 'Bât. B', '75011 Paris', 'France'],
  ]);
  expect(sheet.totals.map(([name]) => name)).toEqual([
    'Sous-total',
    'Montant hors taxes',
    'TVA (20 %)',
    'Remboursé à ce jour',
  ]);
  expect(sheet.totals[1]).toEqual(['Montant hors taxes', '30,00\u00a0€']);
  expect(sheet.rows[0]).toMatchObject({ details: 'A · Taille: M\nNuméro douanier: 6912', quantity: '3' });
});

test.each([
  ['en', 'Transfer, paid', 'Transfer, amount due'],
  ['fr', 'Transfer, payé', 'Transfer, montant dû'],
  ['de', 'Transfer, bezahlt', 'Transfer, offener Betrag'],
])('in %s the payment is written as the language writes its nouns', (language, paid, due) => {
  const payment = (amount: number) => {
    const order = { ...parts.order, language, paymentName: 'Transfer', paid: amount };
    return describeInvoice({ ...parts, order } as typeof parts).facts.map(([, value]) => value);
  };
  expect(payment(4000)).toContain(paid);
  expect(payment(0)).toContain(due);
});

test('taxes that prices include are left out of the net amount too; without taxes there is none', () => {
  const totals = (given: ReturnType<typeof entry>[]) =>
    describeInvoice({ ...parts, order: { ...parts.order, totals: given, refunded: 0 } } as typeof parts).totals;
  const grand = entry('Total', '40,00 €');
  expect(totals([entry('TVA', '6,39 €', null, 'order.total.tax.included', 6.39), grand])).toEqual([
    ['Montant hors taxes', '33,61\u00a0€'],
    ['TVA', '6,39 €'],
  ]);
  expect(totals([entry('Sous-total', '40,00 €'), grand])).toEqual([['Sous-total', '40,00 €']]);
});

test.each([
  ['placed', 0, true],
  ['shipped', 0, true],
  ['refunded', 4000, true],
  ['canceled', 4000, true],
  ['canceled', 0, false],
  ['awaiting-payment', 0, false],
  ['failed', 0, false],
] as const)('%s with %i paid has an invoice: %s', (state, paid, has) => {
  expect(hasInvoice({ state, paid })).toBe(has);
});
