import { type FieldProblem, wordsOfProblem } from '@vitrine/contract/field-problems.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';

/** Everything that is wrong with a form, at once. */
export function refuseForm({ language }: Pick<ShopVisit, 'language'>, problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map((problem) => [problem.field, wordsOfProblem(problem, language)]));
  refuse('form.invalid', { problems: Object.values(fields).join('. ') }, { fields });
}
