import { paymentMethodMessages } from '../messages/en/payment-methods.ts';
import { translate } from '../messages/translate.ts';
import { accountFacts } from './account-facts.ts';
import type { Adapter } from './adapter.ts';
import { isSecure } from './is-secure.ts';

const wordsIn = (language: string) => translate(paymentMethodMessages, language).bankTransfer;

const SAMPLE_ACCOUNT = 'Sample Bank, IBAN FR00 0000 0000 0000 0000 0000 000';

/** The order is confirmed at once; the merchant ships it when the transfer has arrived. */
export const bankTransfer: Adapter = {
  code: 'bank-transfer',
  problem: ({ shopUrl, settings }) => (settings.bankAccount || !isSecure(shopUrl) ? null : 'BANK_ACCOUNT is not set.'),
  open: async ({ settings }) => {
    const { holder, codes } = accountFacts(settings.bankAccount ?? SAMPLE_ACCOUNT);
    return {
      provider: {
        code: 'bank-transfer',
        paymentType: 'DIRECTBANK',
        isTest: false,
        online: null,
        name: (language) => wordsIn(language).name,
        description: (language) => wordsIn(language).description,
        instructions: (language, { orderNumber, amount }) => {
          const words = wordsIn(language);
          return [
            words.instructions,
            words.fact(words.amount, amount),
            ...(holder ? [words.fact(words.account, holder)] : []),
            ...codes.map(({ label, value }) => words.fact(label, value)),
            words.fact(words.reference, orderNumber),
          ].join('\n');
        },
      },
    };
  },
};
