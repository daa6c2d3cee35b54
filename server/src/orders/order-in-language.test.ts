import { expect, test } from 'vitest';
import { orderInLanguage } from './order-in-language.ts';

const names = (en: string, fr: string) => ({ en, fr });
const store = {
  delivery: [{ methods: [{ code: 'ground', name: names('Ground', 'Standard') }] }],
  taxes: [{ name: names('VAT', 'TVA') }, { name: names('QST', 'TVQ') }],
};
const payments = {
  find: (code: string) =>
    code === 'transfer'
      ? {
          name: (to: string) => `transfer ${to}`,
          instructions: (to: string, due: object) => [to, ...Object.values(due)].join(' '),
        }
      : undefined,
};
const entry = (module: string, code: string, title: string, text: string | null = null) => ({
  module,
  code: `order.total.${code}`,
  title,
  text,
  value: 12.5,
  total: '12,50 €',
});
const placed = {
  id: 7,
  numberPrefix: 'V-',
  language: 'fr',
  currency: 'EUR',
  total: 1250,
  provider: 'transfer',
  paymentName: 'Virement',
  instructions: 'Virez',
  deliveryMethod: 'ground',
  deliveryName: 'Standard',
  billingAddress: { country: 'FR', countryName: 'France' },
  deliveryAddress: { country: 'DE', countryName: 'Allemagne' },
  totals: [
    entry('subtotal', 'subtotal', 'Sous-total'),
    entry('discount', 'discount', 'Réduction', 'SHIP (Livraison offerte)'),
    entry('shipping', 'shipping', 'Livraison', 'Standard'),
    entry('tax', 'tax.included', 'Dont TVA', '5,5 %'),
    entry('tax', 'tax', 'TVQ', '9,975 %'),
    entry('total', 'total', 'Total'),
  ],
};
/** Only what the function reads. */
const shown = (change: object = {}, language = 'en') =>
  orderInLanguage(
    { ...placed, ...change } as never,
    { language, payments, store } as unknown as Parameters<typeof orderInLanguage>[1],
  );

test('what the shop says is translated, with amounts and rates', () => {
  const order = shown();
  expect(order).toMatchObject({
    language: 'en',
    paymentName: 'transfer en',
    instructions: 'en V-7 €12.50',
    deliveryName: 'Ground',
    billingAddress: { countryName: 'France' },
    deliveryAddress: { countryName: 'Germany' },
  });
  expect(order.totals.map(({ title, text, total }) => [title, text, total])).toEqual([
    ['Subtotal', null, '€12.50'],
    ['Discount', expect.stringContaining('SHIP'), '€12.50'],
    ['Delivery', 'Ground', '€12.50'],
    ['VAT included', '5.5%', '€12.50'],
    ['QST', '9.975%', '€12.50'],
    ['Total', null, '€12.50'],
  ]);
});

test('the language of the order leaves it as it is', () => {
  expect(shown({}, 'fr')).toEqual(placed);
});

test('what the shop no longer has keeps its old name', () => {
  const totals = [entry('tax', 'tax', 'Écotaxe', '1 %'), entry('other', 'other', 'Emballage')];
  const order = shown({ provider: 'gone', deliveryMethod: 'gone', deliveryName: 'Par mer', totals });
  expect(order).toMatchObject({ paymentName: 'Virement', instructions: 'Virez', deliveryName: 'Par mer' });
  expect(order.totals.map(({ title }) => title)).toEqual(['Écotaxe', 'Emballage']);
  expect(shown({ provider: 'free', instructions: null })).toMatchObject({
    paymentName: 'Nothing to pay',
    instructions: null,
  });
});
