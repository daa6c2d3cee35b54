import { currencyDigits } from '@vitrine/contract/text/number-text.ts';
import { useAmountIssue } from '../i18n/amount-issue.ts';
import { useLocale, useMessages } from '../i18n/language.tsx';
import { fieldValueMessages } from '../messages/en/custom-fields.ts';
import type { Notation, ValueIssue } from './typed-value.ts';

/** How the person writes numbers and amounts of a currency. */
export const useNotation = (currency: string): Notation => ({
  currency,
  digits: currencyDigits(currency),
  locale: useLocale(),
});

/** The message for a value that cannot be used as it is typed. */
export function useValueIssue(digits: number): (issue: ValueIssue) => string {
  const t = useMessages(fieldValueMessages);
  const locale = useLocale();
  const amountIssue = useAmountIssue(digits);
  return (issue) => {
    switch (issue.kind) {
      case 'amount':
        return amountIssue(issue.typed);
      case 'number':
        return t.number((1.5).toLocaleString(locale));
      case 'much':
        return t.much(issue.max.toLocaleString(locale));
      case 'long':
        return t.long(issue.max.toLocaleString(locale));
      case 'first-language':
        return t.firstLanguage;
      case 'whole':
      case 'gtin':
        return t[issue.kind];
    }
  };
}
