import { checkEmail } from '@vitrine/contract/address-rules.ts';
import { refuseForm } from './refuse-form.ts';

/** Validates and normalizes an email address for storage and comparison. Refuses invalid ones. */
export function readEmail(ctx: { readonly language: string }, field: string, typed: string): string {
  refuseForm(ctx, checkEmail(typed, field));
  return typed.trim().toLowerCase();
}
