import { useValueProblem } from '../../../../forms/use-value-problem.ts';
import { useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { MAX_NAME } from '../../list/typed-values.ts';
import type { FormProblem } from './check-form.ts';

/** Returns a function that says what is wrong with a field. */
export function useProblemText(digits: number): (problem: FormProblem | undefined) => string | null {
  const t = useMessages(productMessages);
  const valueProblem = useValueProblem(digits);
  return (problem) => {
    if (!problem) return null;
    switch (problem.kind) {
      case 'name-empty':
        return t.nameEmpty;
      case 'name-long':
        return t.nameLong(MAX_NAME);
      case 'name-missing':
        return t.nameMissing;
      case 'slug':
        return t.slugWrong;
      case 'no-category':
        return t.noCategory;
      case 'stock':
        return t.stockWrong;
      case 'not-lower':
        return t.notLower;
      case 'before-begin':
        return t.beforeBegin;
      case 'past':
        return t.past;
      case 'sku-empty':
        return t.skuEmpty;
      default:
        return valueProblem(problem);
    }
  };
}
