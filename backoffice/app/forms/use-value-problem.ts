import { useAmountProblem } from '../i18n/amount-problem.ts';
import { useLocale, useMessages } from '../i18n/language.tsx';
import { fieldValueMessages } from '../messages/en/custom-fields.ts';
import type { ValueProblem } from './typed-value.ts';

/** The message for a value that cannot be used as it is typed. */
export function useValueProblem(digits: number): (problem: ValueProblem) => string {
  const t = useMessages(fieldValueMessages);
  const locale = useLocale();
  const amountProblem = useAmountProblem(digits);
  return (problem) => {
    switch (problem.kind) {
      case 'amount':
        return amountProblem(problem.typed);
      case 'number':
        return t.number((1.5).toLocaleString(locale));
      case 'much':
        return t.much(problem.max.toLocaleString(locale));
      case 'long':
        return t.long(problem.max.toLocaleString(locale));
      case 'first-language':
        return t.firstLanguage;
      case 'whole':
      case 'gtin':
        return t[problem.kind];
    }
  };
}
