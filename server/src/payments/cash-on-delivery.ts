import { paymentMethodMessages } from '../messages/en/payment-methods.ts';
import { translate } from '../messages/translate.ts';
import type { Adapter } from './adapter.ts';

const wordsIn = (language: string) => translate(paymentMethodMessages, language).cashOnDelivery;

export const cashOnDelivery: Adapter = {
  code: 'cash-on-delivery',
  // Items are shipped before they are paid, so a merchant has to enable this explicitly.
  onlyWhenNamed: true,
  isTest: () => false,
  obstacle: () => null,
  open: async () => ({
    provider: {
      code: 'cash-on-delivery',
      paymentType: 'COD',
      isTest: false,
      online: null,
      name: (language) => wordsIn(language).name,
      description: (language) => wordsIn(language).description,
      instructions: (language) => wordsIn(language).instructions,
    },
  }),
};
