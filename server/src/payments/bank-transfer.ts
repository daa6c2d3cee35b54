import type { Adapter } from './adapter.ts';
import { isSecure } from './is-secure.ts';

const SAMPLE_ACCOUNT = 'Sample Bank, IBAN FR00 0000 0000 0000 0000 0000 000';

/** The order is confirmed at once; the merchant ships it when the transfer has arrived. */
export const bankTransfer: Adapter = {
  code: 'bank-transfer',
  problem: ({ shopUrl, settings }) => (settings.bankAccount || !isSecure(shopUrl) ? null : 'BANK_ACCOUNT is not set.'),
  open: async ({ settings }) => {
    const account = settings.bankAccount ?? SAMPLE_ACCOUNT;
    return {
      provider: {
        code: 'bank-transfer',
        paymentType: 'DIRECTBANK',
        isTest: false,
        online: null,
        name: (language) => (language === 'fr' ? 'Virement bancaire' : 'Bank transfer'),
        description: (language) =>
          language === 'fr' ? 'Nous expédions dès réception du virement.' : 'We ship once your transfer has arrived.',
        instructions: (language, orderId) =>
          language === 'fr'
            ? `Virez le montant sur ce compte\u00a0: ${account}. Référence\u00a0: ${orderId}.`
            : `Transfer the amount to this account: ${account}. Reference: ${orderId}.`,
      },
    };
  },
};
