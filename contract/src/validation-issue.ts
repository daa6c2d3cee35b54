// Issues of form fields, with messages for server and storefront.

import { fillIn } from './domain-error.ts';
import { validationIssueMessages } from './messages/en/validation-issue.ts';
import { translate } from './messages/translate.ts';

export type ValidationIssueCode = keyof typeof validationIssueMessages;

export interface ValidationIssue {
  /** As it was sent, such as `billing.city`. */
  readonly field: string;
  readonly code: ValidationIssueCode;
  readonly values?: Readonly<Record<string, string>>;
}

const messageOfIssue = ({ code, values = {} }: ValidationIssue, language: string): string =>
  fillIn(translate(validationIssueMessages, language)[code], values);

/** Messages by field name. */
export const messagesByField = (issues: readonly ValidationIssue[], language: string): Record<string, string> =>
  Object.fromEntries(issues.map((issue) => [issue.field, messageOfIssue(issue, language)]));
