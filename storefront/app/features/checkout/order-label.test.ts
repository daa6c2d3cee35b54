import { expect, test } from 'vitest';
import { checkoutMessages as german } from '../../messages/de/checkout.ts';
import { checkoutMessages as english } from '../../messages/en/checkout.ts';
import { checkoutMessages as french } from '../../messages/fr/checkout.ts';
import { needsLegalLabel } from './legal-label.ts';

test.each(['DE', 'FR', 'IE', 'NO', 'GB', ''])('orders to %j have the button of the law', (country) => {
  expect(needsLegalLabel(country)).toBe(true);
});

test.each(['US', 'CA', 'CH', 'JP'])('orders to %s say what is paid', (country) => {
  expect(needsLegalLabel(country)).toBe(false);
});

test('the label has the words of the law and nothing else', () => {
  expect([english.order, french.order, german.order]).toEqual([
    'Order with obligation to pay',
    'Commande avec obligation de paiement',
    'Zahlungspflichtig bestellen',
  ]);
  expect([english.pay('$149.00'), english.placeOrder('$149.00')]).toEqual(['Pay $149.00', 'Place order for $149.00']);
});
