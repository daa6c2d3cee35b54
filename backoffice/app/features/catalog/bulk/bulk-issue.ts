import { useValueIssue } from '../../../forms/use-notation.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { bulkMessages } from '../../../messages/en/catalog.ts';
import type { BulkIssue } from './actions-from.ts';

export function useBulkIssue(digits: number): (issue: BulkIssue) => string {
  const t = useMessages(bulkMessages);
  const valueIssue = useValueIssue(digits);
  return (issue) => {
    switch (issue.kind) {
      case 'percent':
        return t.percentWrong;
      case 'range':
        return t.percentRange(issue.min, issue.max);
      case 'pieces':
        return t.piecesWrong;
      case 'category':
        return t.noCategory;
      case 'property':
        return t.noProperty;
      case 'value':
        return t.noValue;
      case 'moment':
        return t.noMoment;
      case 'past-moment':
        return t.momentPast;
      case 'before-begin':
        return t.periodWrong;
      case 'past':
        return t.endPast;
      case 'custom':
        return t.noCustom;
      case 'custom-value':
        return t.noCustomValue;
      case 'nothing':
        return t.nothing;
      default:
        return valueIssue(issue);
    }
  };
}
