import { throwDomainError } from '../../platform/domain-error.ts';
import { enforceLimit, undoAttempt } from '../../platform/security/limits.ts';
import type { RequestContext } from '../../store/store.ts';
import type { CustomerRow } from '../customer-repository.ts';
import { findCallersSession } from '../sessions/open-session.ts';
import { undoWhenBusy, verifyPassword } from './password-hash.ts';

const TRIES = { max: 10, minutes: 15 };

/** A session that was opened this recently counts as the password where clients send none. */
const RECENT_LOGIN_MS = 15 * 60_000;

/**
 * Required before irreversible changes. Clients of the older API send no password at all: then the session must have been
 * opened, which needs the password, a short time ago. Returns false when neither holds, and a mailed link has to confirm
 * the change. A password that is sent must be right, also an empty one.
 */
export async function confirmIdentity(
  ctx: RequestContext,
  customer: CustomerRow,
  password: string | null | undefined,
): Promise<boolean> {
  if (password !== undefined && password !== null) {
    await confirmPassword(ctx, customer, password);
    return true;
  }
  const session = await findCallersSession(ctx.db, ctx.store.id, ctx.caller, ctx.now);
  return session !== undefined && ctx.now.getTime() - session.createdAt.getTime() < RECENT_LOGIN_MS;
}

export async function confirmPassword(
  ctx: RequestContext,
  customer: CustomerRow,
  password: string | null | undefined,
): Promise<void> {
  if (!password) return throwDomainError('password.required');
  const who = String(customer.id);
  await enforceLimit(ctx, 'confirm the password', who, TRIES, 'login.too-many');
  const undo = () => undoAttempt(ctx, 'confirm the password', who);
  const isRight = await undoWhenBusy(() => verifyPassword(password, customer.passwordHash, true), undo);
  if (!isRight) return throwDomainError('password.wrong');
  await undo();
}
