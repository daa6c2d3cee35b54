import { checkEmail } from '@vitrine/contract/address/address-rules.ts';
import { messagesByField, type ValidationIssue } from '@vitrine/contract/validation-issue.ts';
import { throwDomainError } from './domain-error.ts';
import type { BaseContext } from './http/mount.ts';
import { enforceLimit, networkOf, type RateLimitContext } from './security/limits.ts';

/** Validates and normalizes an email address for storage and comparison. Refuses invalid ones. */
export function readEmail(ctx: { readonly language: string }, field: string, typed: string): string {
  throwFormError(ctx, checkEmail(typed, field));
  return typed.trim().toLowerCase();
}

const PER_NETWORK = { max: 30, minutes: 60 };
const PER_ADDRESS = { max: 6, minutes: 60 };

/** Limits actions that send an email to an address that anybody may have typed. */
export async function rateLimitEmails(
  ctx: RateLimitContext & Pick<BaseContext, 'caller'>,
  what: string,
  email: string,
): Promise<void> {
  await enforceLimit(ctx, `${what} from a network`, networkOf(ctx.caller.address), PER_NETWORK);
  await enforceLimit(ctx, `${what} to an address`, email, PER_ADDRESS);
}

/** Refuses with all issues of the form at once. */
export function throwFormError({ language }: { readonly language: string }, issues: readonly ValidationIssue[]): void {
  if (issues.length === 0) return;
  const fields = messagesByField(issues, language);
  throwDomainError('form.invalid', { issues: Object.values(fields).join('. ') }, { fields });
}
