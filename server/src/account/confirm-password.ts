import { enforceLimit, undoAttempt } from '../platform/limits.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import type { CustomerRow } from './customer-repository.ts';
import { undoWhenBusy, verifyPassword } from './password-hash.ts';

const TRIES = { max: 10, minutes: 15 };

/** Required before irreversible changes: an open session alone is not enough. */
export async function confirmPassword(
  ctx: RequestContext,
  customer: CustomerRow,
  password: string | null | undefined,
): Promise<void> {
  if (!password) return refuse('password.required');
  const who = String(customer.id);
  await enforceLimit(ctx, 'confirm the password', who, TRIES, 'login.too-many');
  const undo = () => undoAttempt(ctx, 'confirm the password', who);
  const isRight = await undoWhenBusy(() => verifyPassword(password, customer.passwordHash, true), undo);
  if (!isRight) return refuse('password.wrong');
  await undo();
}
