import { checkEmail } from '@vitrine/contract/address-rules.ts';
import { refuseForm } from './refuse-form.ts';

/** An address as it was typed → as it is kept and compared. Refuses what cannot be one. */
export function readEmail(ctx: { readonly language: string }, field: string, typed: string): string {
  refuseForm(ctx, checkEmail(typed, field));
  return typed.trim().toLowerCase();
}
