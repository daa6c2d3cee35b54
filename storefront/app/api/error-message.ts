import { defineMessages } from '../i18n/define-messages.ts';
import type { Language } from '../i18n/language.ts';
import { failureStatus } from './failure-status.ts';

const messages = defineMessages(
  {
    unreachable: 'We could not connect. Check your internet connection and try again.',
    fault: 'Something went wrong on our side. Your entries are saved.',
  },
  {
    unreachable: 'Connexion impossible. Vérifiez votre connexion et réessayez.',
    fault: 'Une erreur est survenue chez nous. Votre saisie est conservée.',
  },
);

/**
 * The message of a failed call for the shopper. A message of the server is shown as it is, because it is written for
 * shoppers.
 */
export function errorMessage(error: unknown, language: Language): string {
  const t = messages[language];
  const status = failureStatus(error);
  if (status === undefined) return t.unreachable;
  return (status !== 500 && error instanceof Error && error.message) || t.fault;
}

/** The code of a refusal. */
export const failureCode = (error: unknown): string | undefined =>
  failureStatus(error) !== undefined && error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Field names and messages of a refused form. */
export function failureFields(error: unknown): [string, string][] {
  const fields = (error as { details?: { fields?: unknown } } | null)?.details?.fields;
  return fields && typeof fields === 'object'
    ? Object.entries(fields).map(([name, message]) => [name, String(message)])
    : [];
}
