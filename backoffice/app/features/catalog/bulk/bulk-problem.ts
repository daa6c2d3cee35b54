import { useValueProblem } from '../../../forms/use-value-problem.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { bulkMessages } from '../../../messages/en/catalog.ts';
import type { BulkProblem } from './actions-from.ts';

export function useBulkProblem(digits: number): (problem: BulkProblem) => string {
  const t = useMessages(bulkMessages);
  const valueProblem = useValueProblem(digits);
  return (problem) => {
    switch (problem.kind) {
      case 'percent':
        return t.percentWrong;
      case 'range':
        return t.percentRange(problem.min, problem.max);
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
        return valueProblem(problem);
    }
  };
}
