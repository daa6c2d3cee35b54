import { type FieldProblem, wordsByField } from '@vitrine/contract/field-problems.ts';
import { refuse } from './refusal.ts';

/** Everything that is wrong with a form, at once. */
export function refuseForm({ language }: { readonly language: string }, problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  const fields = wordsByField(problems, language);
  refuse('form.invalid', { problems: Object.values(fields).join('. ') }, { fields });
}
