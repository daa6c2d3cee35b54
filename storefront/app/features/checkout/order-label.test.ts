import { hasConsumerLaw } from '@vitrine/contract/address/consumer-law.ts';
import { expect, test } from 'vitest';
import { checkoutMessages as german } from '../../messages/de/checkout.ts';
import { checkoutMessages as english } from '../../messages/en/checkout.ts';
import { checkoutMessages as french } from '../../messages/fr/checkout.ts';

test.each(['DE', 'FR', 'IE', 'NO', 'GB', ''])('orders to %j follow the directive', (country) => {
  expect(hasConsumerLaw(country)).toBe(true);
});

test.each(['US', 'CA', 'CH', 'JP'])('orders to %s do not', (country) => {
  expect(hasConsumerLaw(country)).toBe(false);
});

test('the label has the words of the law and nothing else', () => {
  expect([english.order, french.order, german.order]).toEqual([
    'Order with obligation to pay',
    'Commande avec obligation de paiement',
    'Zahlungspflichtig bestellen',
  ]);
  expect([english.pay('$149.00'), english.placeOrder('$149.00')]).toEqual(['Pay $149.00', 'Place order for $149.00']);
});
