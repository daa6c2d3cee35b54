import { checkEmail } from '@vitrine/contract/address/address-rules.ts';
import { type FieldProblem, messagesByField } from '@vitrine/contract/field-problems.ts';
import type { BaseContext } from './http/mount.ts';
import { refuse } from './refusal.ts';
import { enforceLimit, networkOf, type RateLimitContext } from './security/limits.ts';

/** Validates and normalizes an email address for storage and comparison. Refuses invalid ones. */
export function readEmail(ctx: { readonly language: string }, field: string, typed: string): string {
  refuseForm(ctx, checkEmail(typed, field));
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

/** Refuses with all problems of the form at once. */
export function refuseForm({ language }: { readonly language: string }, problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  const fields = messagesByField(problems, language);
  refuse('form.invalid', { problems: Object.values(fields).join('. ') }, { fields });
}
