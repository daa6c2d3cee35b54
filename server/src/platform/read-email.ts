import { isEmail } from '@vitrine/contract/address-rules.ts';
import { refuseForm } from './refuse-form.ts';

/** An address as it was typed → as it is kept and compared. Refuses what cannot be one. */
export function readEmail(visit: { readonly language: string }, field: string, typed: string): string {
  const email = typed.trim().toLowerCase();
  if (email === '') refuseForm(visit, [{ field, code: 'email.empty' }]);
  if (!isEmail(email)) refuseForm(visit, [{ field, code: 'email.shape' }]);
  return email;
}
