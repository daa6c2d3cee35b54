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

/** A failed call in words for the shopper: the server's own where it gave a reason, since those are written for shoppers. */
export function errorMessage(error: unknown, language: Language): string {
  const t = messages[language];
  const status = failureStatus(error);
  if (status === undefined) return t.unreachable;
  return (status !== 500 && error instanceof Error && error.message) || t.fault;
}

/** The code a refusal carries. */
export const failureCode = (error: unknown): string | undefined =>
  failureStatus(error) !== undefined && error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** What is wrong with which field, where a refusal says so. */
export function failureFields(error: unknown): [string, string][] {
  const fields = (error as { details?: { fields?: unknown } } | null)?.details?.fields;
  return fields && typeof fields === 'object'
    ? Object.entries(fields).map(([name, words]) => [name, String(words)])
    : [];
}
