import type { Language } from '../i18n/language.ts';
import { errorMessages } from '../messages/en/forms.ts';
import { translate } from '../messages/translate.ts';
import { errorStatus } from './api-errors.ts';

/**
 * The message of a failed call for the shopper. A message of the server is shown as it is, because it is written for
 * shoppers; one of status 500 may not be, on another server.
 */
export function errorMessage(error: unknown, language: Language): string {
  const t = translate(errorMessages, language);
  const status = errorStatus(error);
  if (status === undefined) return t.unreachable;
  return (status !== 500 && responseMessage(error)) || t.serverError;
}

/** The message in the body of a failed response, whatever its status; empty when there is none. */
export const responseMessage = (error: unknown): string =>
  errorStatus(error) !== undefined && error instanceof Error ? error.message : '';

/** The code of a domain error. */
export const errorCode = (error: unknown): string | undefined =>
  errorStatus(error) !== undefined && error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Field names and messages of a refused form. */
export function errorFields(error: unknown): [string, string][] {
  const fields = (error as { details?: { fields?: unknown } } | null)?.details?.fields;
  return fields && typeof fields === 'object'
    ? Object.entries(fields).map(([name, message]) => [name, String(message)])
    : [];
}
