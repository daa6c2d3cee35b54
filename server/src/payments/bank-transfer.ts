import { paymentMethodMessages } from '../messages/en/payment-methods.ts';
import { translate } from '../messages/translate.ts';
import type { Adapter } from './adapter.ts';
import { isSecure } from './payment-provider.ts';

const wordsIn = (language: string) => translate(paymentMethodMessages, language).bankTransfer;

const SAMPLE_ACCOUNT = 'Sample Bank, IBAN FR00 0000 0000 0000 0000 0000 000';

/** The order is confirmed at once; the merchant ships it when the transfer has arrived. */
export const bankTransfer: Adapter = {
  code: 'bank-transfer',
  // The sample account is nobody's.
  isTest: ({ bankAccount }) => !bankAccount,
  obstacle: ({ shopUrl, settings }) => (settings.bankAccount || !isSecure(shopUrl) ? null : 'bank-account'),
  settingsOf: ({ bankAccount }) => bankAccount,
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

// Pure: the bank account as the merchant has written it, divided so that it can be copied into a transfer.

export interface AccountFacts {
  /** Holder and bank: everything that is no code. */
  readonly holder: string;
  readonly codes: readonly { readonly label: string; readonly value: string }[];
}

const CODE = /^(IBAN|BIC|SWIFT)\b[\s:]*(\S.*)$/i;
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{4,30}$/;

/** `Example Ltd, IBAN FR76…, BIC AGRIFRPP`; what has another form is the holder. */
export function accountFacts(account: string): AccountFacts {
  const parts = account.split(/\s*[,;\n]\s*/).filter((part) => part !== '');
  return {
    holder: parts.filter((part) => !CODE.test(part)).join(', '),
    codes: parts.flatMap((part) => {
      const [, label, value] = CODE.exec(part) ?? [];
      return label && value ? [{ label: label.toUpperCase(), value: inGroups(value) }] : [];
    }),
  };
}

/** An IBAN is written in groups of four. */
function inGroups(value: string): string {
  const compact = value.replaceAll(/\s/g, '').toUpperCase();
  return IBAN.test(compact) ? compact.replaceAll(/.{4}(?=.)/g, '$& ') : value;
}
