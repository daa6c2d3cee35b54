import * as promises from '@vitrine/contract/checkout/checkout.ts';
import { expect, test } from 'vitest';
import { openTestShop } from '../../testing/test-shop.ts';

test('payment methods are listed in the order of the settings, in the language of the request', async () => {
  const shop = await openTestShop(undefined, undefined, { payments: { methods: ['bank-transfer', 'test'] } });
  expect(await shop.call(promises.listPaymentMethods, { query: { lang: 'fr' } })).toEqual([
    {
      code: 'bank-transfer',
      paymentType: 'DIRECTBANK',
      name: 'Virement bancaire',
      description: 'Nous expédions dès réception du virement.',
      redirects: false,
      test: false,
    },
    {
      code: 'test',
      paymentType: 'CREDITCARD',
      name: 'Carte (test)',
      description: 'Paiement pour essayer la boutique. Rien n’est débité.',
      redirects: true,
      test: true,
    },
  ]);
  await shop.close();
});
