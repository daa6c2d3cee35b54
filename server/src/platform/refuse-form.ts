import { type FieldProblem, wordsOfProblem } from '@vitrine/contract/field-problems.ts';
import { refuse } from './refusal.ts';

/** The words for every field with a problem, by its name on the wire. */
export const wordsByField = (problems: readonly FieldProblem[], language: string): Record<string, string> =>
  Object.fromEntries(problems.map((problem) => [problem.field, wordsOfProblem(problem, language)]));

/** Everything that is wrong with a form, at once. */
export function refuseForm({ language }: { readonly language: string }, problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  const fields = wordsByField(problems, language);
  refuse('form.invalid', { problems: Object.values(fields).join('. ') }, { fields });
}
