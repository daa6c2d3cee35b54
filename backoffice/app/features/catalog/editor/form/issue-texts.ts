import { useValueIssue } from '../../../../forms/use-notation.ts';
import { useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { MAX_NAME } from '../../list/typed-values.ts';
import type { FormIssue } from './check-form.ts';

/** Returns a function that says what is wrong with a field. */
export function useIssueText(digits: number): (issue: FormIssue | undefined) => string | null {
  const t = useMessages(productMessages);
  const valueIssue = useValueIssue(digits);
  return (issue) => {
    if (!issue) return null;
    switch (issue.kind) {
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
        return valueIssue(issue);
    }
  };
}
