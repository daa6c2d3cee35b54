import { type FieldProblem, messagesByField } from '@vitrine/contract/field-problems.ts';
import { refuse } from './refusal.ts';

/** Refuses with all problems of the form at once. */
export function refuseForm({ language }: { readonly language: string }, problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  const fields = messagesByField(problems, language);
  refuse('form.invalid', { problems: Object.values(fields).join('. ') }, { fields });
}
