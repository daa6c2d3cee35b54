// Problems of form fields, with messages for server and storefront.

import { fillIn } from './failure.ts';
import { fieldProblemMessages } from './messages/en/field-problems.ts';
import { translate } from './messages/translate.ts';

export type FieldProblemCode = keyof typeof fieldProblemMessages;

export interface FieldProblem {
  /** As it was sent, such as `billing.city`. */
  readonly field: string;
  readonly code: FieldProblemCode;
  readonly values?: Readonly<Record<string, string>>;
}

const wordsOfProblem = ({ code, values = {} }: FieldProblem, language: string): string =>
  fillIn(translate(fieldProblemMessages, language)[code], values);

/** Messages by field name. */
export const messagesByField = (problems: readonly FieldProblem[], language: string): Record<string, string> =>
  Object.fromEntries(problems.map((problem) => [problem.field, wordsOfProblem(problem, language)]));
