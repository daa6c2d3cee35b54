import type * as shapes from '@vitrine/contract/account/account-shapes.ts';
import type { Done } from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import type { Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { throwFormError } from '../../platform/read-email.ts';
import { enforceLimit } from '../../platform/security/limits.ts';
import { findStores, type RequestContext } from '../../store/store.ts';
import { mailEmailMoved, mailWelcome } from '../account-mail.ts';
import type { AccountServices } from '../account-services.ts';
import {
  type CustomerRow,
  changeCustomer,
  findCustomerByEmail,
  isVerified,
  lockCustomerRow,
  moveToEmail,
} from '../customer-repository.ts';
import { hashPassword, undoWhenBusy } from '../passwords/password-hash.ts';
import { checkNewPassword } from '../passwords/password-rules.ts';
import { claimGuestData, eraseAccount, verifyLinkedAddress } from '../personal-data/account-personal-data.ts';
import { confirmDeletion, deleteLocked } from '../personal-data/delete-account.ts';
import { moveSubscription } from '../profile/customer-view.ts';
import { getSignedInCustomer } from '../profile/read-profile.ts';
import { forgetPlacesOf, saveKnownNetwork } from '../sessions/place-repository.ts';
import { closeAccess } from '../sessions/session-repository.ts';
import { countLinkTry, networkFingerprint } from '../sessions/throttle-login.ts';
import { makeLink, type OpenedLink, openAddressLink, requiredProof, takeAddressLink } from './mailed-link.ts';
import { startEmailChange } from './start-email-change.ts';

type Body = Input<typeof shapes.verifyEmail>['body'];

/** Requires an explicit confirmation by the owner of the mailbox. Guest data of the address is claimed afterwards. */
export async function verifyEmail(
  ctx: RequestContext & AccountServices,
  { params, body }: Input<typeof shapes.verifyEmail>,
): Promise<Done> {
  const opened = await openAddressLink(ctx, params.token);
  const words = translate(accountMessages, ctx.language);
  const { purpose } = opened.link;
  if (purpose === 'delete-account') return deleteConfirmed(ctx, opened);
  if (purpose === 'change-email') {
    await moveAccount(ctx, opened);
    return { message: words.emailChanged };
  }
  if (purpose === 'approve-email') {
    await approveMove(ctx, opened);
    return { message: words.emailOnItsWay };
  }
  await confirmAccount(ctx, opened, body);
  return { message: words.verified };
}

const deleteConfirmed = (ctx: RequestContext & AccountServices, opened: OpenedLink): Promise<Done> =>
  ctx.db.transaction(async (tx) => {
    const customer = await takeAddressLink(tx, ctx, opened);
    const shop = await inStoreOf(tx, ctx, customer);
    return confirmDeletion(ctx, await deleteLocked(tx, shop, customer));
  });

const approveMove = (ctx: RequestContext & AccountServices, opened: OpenedLink): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const customer = await takeAddressLink(tx, ctx, opened);
    await startEmailChange(tx, await inStoreOf(tx, ctx, customer), customer, opened.link.email);
  });

/** A mailed link names its store, but its calls need not. */
async function inStoreOf(
  tx: Tx,
  ctx: RequestContext & AccountServices,
  { storeId }: CustomerRow,
): Promise<RequestContext & AccountServices> {
  return { ...ctx, store: (await findStores(tx)).find(({ id }) => id === storeId) ?? ctx.store };
}

/**
 * With a session of the account, that session stays open. Otherwise a new password is required and every session ends.
 */
async function confirmAccount(ctx: RequestContext & AccountServices, opened: OpenedLink, body: Body): Promise<void> {
  const isRegistrant = requiredProof(opened) === 'nothing';
  const passwordHash = isRegistrant ? null : await hashChosen(ctx, opened, body);
  await ctx.db.transaction(async (tx) => {
    const customer = await takeAddressLink(tx, ctx, opened);
    await closeAccess(tx, customer.id, opened.sessionId);
    if (passwordHash !== null) {
      await changeCustomer(tx, customer.id, { passwordHash });
      await forgetPlacesOf(tx, customer.id);
      await saveKnownNetwork(tx, customer.id, networkFingerprint(ctx), ctx.now);
    }
    await verifyLinkedAddress(tx, ctx, opened.link);
  });
}

async function hashChosen(ctx: RequestContext & AccountServices, { link }: OpenedLink, body: Body): Promise<string> {
  const { password, repeatPassword } = body ?? {};
  if (!password) return throwDomainError('verification.password');
  throwFormError(ctx, checkNewPassword({ password, repeatPassword }, [link.email, ctx.store.name]));
  const counted = await countLinkTry(ctx, link.customerId);
  return undoWhenBusy(() => hashPassword(password), counted.undo);
}

/** Requires the mailbox and a session: the mailbox's owner could be anybody, and the customer may have mistyped. */
async function moveAccount(ctx: RequestContext & AccountServices, opened: OpenedLink): Promise<void> {
  if (requiredProof(opened) !== 'nothing') return throwDomainError('verification.login');
  await ctx.db.transaction((tx) => moveToNewAddress(tx, ctx, opened));
}

async function moveToNewAddress(tx: Tx, ctx: RequestContext & AccountServices, opened: OpenedLink): Promise<void> {
  const { email, id: linkId } = opened.link;
  const customer = await takeAddressLink(tx, ctx, opened);
  const taken = await findCustomerByEmail(tx, customer.storeId, email);
  if (taken && taken.id !== customer.id) throwDomainError('verification.invalid');
  await moveToEmail(tx, customer.id, email, ctx.now);
  await closeAccess(tx, customer.id, opened.sessionId);
  await moveSubscription(tx, customer, email, ctx.now);
  await claimGuestData(tx, ctx, customer, email);
  await mailEmailMoved(tx, await inStoreOf(tx, ctx, customer), customer, linkId, email);
}

const MAILS = { max: 3, minutes: 60 };

export async function requestVerification(
  ctx: RequestContext,
  _: Input<typeof shapes.requestVerification>,
): Promise<Done> {
  const customer = await getSignedInCustomer(ctx);
  await enforceLimit(ctx, 'mail a verification', String(customer.id), MAILS);
  await ctx.db.transaction(async (tx) => {
    const current = await lockCustomerRow(tx, customer.id);
    // A link to a verified address could only be used to delete the account.
    if (!current || isVerified(current)) return;
    const wanted = { customerId: customer.id, purpose: 'verify', email: customer.email } as const;
    await mailWelcome(tx, ctx, customer, await makeLink(tx, ctx.now, wanted));
  });
  return { message: translate(accountMessages, ctx.language).verificationOnItsWay };
}

/**
 * "This was not me": deletes an account that was never verified, or drops the pending change of address. No mail is
 * sent: the person who typed the address must not learn that the mailbox is read.
 */
export async function declineVerification(
  ctx: RequestContext & AccountServices,
  { params }: Input<typeof shapes.declineVerification>,
): Promise<Done> {
  const opened = await openAddressLink(ctx, params.token);
  const words = translate(accountMessages, ctx.language);
  return ctx.db.transaction(async (tx) => {
    const customer = await takeAddressLink(tx, ctx, opened);
    if (opened.link.purpose === 'change-email') {
      await changeCustomer(tx, customer.id, { pendingEmail: null });
      return { message: words.changeDropped };
    }
    // Older clients asked for these without a password; the link is used up.
    if (opened.link.purpose !== 'verify') return { message: words.nothingChanged };
    if (isVerified(customer)) return throwDomainError('verification.invalid');
    await eraseAccount(tx, ctx, customer);
    return { message: words.accountDropped };
  });
}
