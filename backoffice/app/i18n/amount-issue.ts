import type { TypedAmount } from '../format/amount-input.ts';
import { editableAmount } from '../format/money.ts';
import { listMessages } from '../messages/en/layout.ts';
import { useLocale, useMessages } from './language.tsx';

/** The message for an amount that cannot be used as it is typed. */
export function useAmountIssue(digits: number): (typed: Exclude<TypedAmount, { kind: 'amount' }>) => string {
  const t = useMessages(listMessages);
  const locale = useLocale();
  return (typed) => {
    switch (typed.kind) {
      case 'ambiguous':
        return t.amountAmbiguous(...typed.readings);
      case 'decimals':
        return t.amountDecimals(digits);
      case 'negative':
        return t.amountNegative;
      case 'empty':
        return t.amountEmpty;
      case 'wrong':
        return t.amountWrong(editableAmount('24.5', digits, locale));
    }
  };
}
