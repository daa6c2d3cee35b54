import type { Done, changePassword as shape } from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import type { Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { throwFormError } from '../../platform/read-email.ts';
import type { RequestContext } from '../../store/store.ts';
import { mailPasswordChanged } from '../account-mail.ts';
import { type CustomerRow, changeCustomer, lockCustomerRow } from '../customer-repository.ts';
import { getSignedInCustomer } from '../profile/read-profile.ts';
import { findCallersSession } from '../sessions/open-session.ts';
import { closeAccess } from '../sessions/session-repository.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashPassword } from './password-hash.ts';
import { checkNewPassword } from './password-rules.ts';

export async function changePassword(ctx: RequestContext, { body }: Input<typeof shape>): Promise<Done> {
  const customer = await getSignedInCustomer(ctx);
  const issues = checkNewPassword(body, [customer.email, ctx.store.name]);
  const isSame = issues.length === 0 && body.password === body.current;
  throwFormError(ctx, isSame ? [{ field: 'password', code: 'password.same' }] : issues);
  await confirmPassword(ctx, customer, body.current);
  const session = await findCallersSession(ctx.db, ctx.store.id, ctx.caller, ctx.now);
  await setPassword(ctx, customer, body.password, { keep: session?.id });
  return { message: translate(accountMessages, ctx.language).passwordChanged };
}

interface SetPassword {
  /** The session that stays open. */
  readonly keep?: number | undefined;
  /** Runs in the same transaction and may refuse. */
  readonly also?: (tx: Tx) => Promise<void>;
}

/** Ends the sessions and links of the old password and notifies the owner by mail. */
export async function setPassword(
  ctx: RequestContext,
  customer: CustomerRow,
  password: string,
  { keep, also }: SetPassword,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await ctx.db.transaction(async (tx) => {
    const current = await lockCustomerRow(tx, customer.id);
    await also?.(tx);
    // A concurrent change has replaced the password that was confirmed.
    if (current?.passwordHash !== customer.passwordHash) return throwDomainError('session.required');
    await changeCustomer(tx, customer.id, { passwordHash });
    await closeAccess(tx, customer.id, keep);
    await mailPasswordChanged(tx, ctx, customer);
  });
}
