import type {
  checkResetLink as checkShape,
  Done,
  resetPassword as shape,
} from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import type { Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { throwFormError } from '../../platform/read-email.ts';
import { findStoreByCode, type RequestContext } from '../../store/store.ts';
import type { AccountServices } from '../account-services.ts';
import { type CustomerRow, findCustomer } from '../customer-repository.ts';
import { verifyLinkedAddress } from '../personal-data/account-personal-data.ts';
import { hashSecret } from '../secret-token.ts';
import { forgetPlacesOf, saveKnownNetwork } from '../sessions/place-repository.ts';
import { countLinkTry, networkFingerprint } from '../sessions/throttle-login.ts';
import { findLink, takeLink } from '../verification/link-repository.ts';
import { setPassword } from './change-password.ts';
import { undoWhenBusy } from './password-hash.ts';
import { checkNewPassword } from './password-rules.ts';

export async function checkResetLink(
  ctx: RequestContext & AccountServices,
  { params }: Input<typeof checkShape>,
): Promise<{ valid: true }> {
  await findOwner(ctx, params);
  return { valid: true };
}

/** Following the link proves the mailbox: the address is verified, and only this network stays known. */
export async function resetPassword(
  ctx: RequestContext & AccountServices,
  { params, body }: Input<typeof shape>,
): Promise<Done> {
  const { store, customer } = await findOwner(ctx, params);
  throwFormError(ctx, checkNewPassword(body, [customer.email, store.name]));
  const counted = await countLinkTry(ctx, customer.id);
  const also = async (tx: Tx) => {
    const link = (await takeLink(tx, 'reset', hashSecret(params.token), ctx.now)) ?? throwDomainError('reset.invalid');
    await verifyLinkedAddress(tx, ctx, link);
    await forgetPlacesOf(tx, customer.id);
    await saveKnownNetwork(tx, customer.id, networkFingerprint(ctx), ctx.now);
  };
  await undoWhenBusy(() => setPassword({ ...ctx, store }, customer, body.password, { also }), counted.undo);
  return { message: translate(accountMessages, ctx.language).passwordChanged };
}

/** The store is the one in the link, not the one of the request. */
async function findOwner({ db, now }: RequestContext & AccountServices, params: { store: string; token: string }) {
  const store = (await findStoreByCode(db, params.store)) ?? throwDomainError('reset.invalid');
  const link =
    (await findLink(db, store.id, 'reset', hashSecret(params.token), now)) ?? throwDomainError('reset.invalid');
  const customer: CustomerRow = (await findCustomer(db, link.customerId)) ?? throwDomainError('reset.invalid');
  return { store, customer };
}
