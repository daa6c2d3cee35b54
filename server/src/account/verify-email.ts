import type { Done, verifyEmail as shape } from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { accountMessages } from '../messages/en/account.ts';
import { translate } from '../messages/translate.ts';
import type { Tx } from '../platform/database/database.ts';
import { refuseForm } from '../platform/read-email.ts';
import { refuse } from '../platform/refusal.ts';
import { findStores, type RequestContext } from '../store/store.ts';
import { mailEmailMoved } from './account-mail.ts';
import type { AccountServices } from './account-services.ts';
import { type OpenedLink, openAddressLink, requiredProof, takeAddressLink } from './address-link.ts';
import { claimGuestData, verifyLinkedAddress } from './claim-guest-data.ts';
import { closeAccess } from './close-access.ts';
import { moveSubscription } from './customer-newsletter.ts';
import { type CustomerRow, changeCustomer, findCustomerByEmail, moveToEmail } from './customer-repository.ts';
import { confirmDeletion, deleteLocked } from './delete-account.ts';
import { hashPassword, undoWhenBusy } from './password-hash.ts';
import { checkNewPassword } from './password-rules.ts';
import { forgetPlacesOf, saveKnownNetwork } from './place-repository.ts';
import { startEmailChange } from './start-email-change.ts';
import { countLinkTry, networkFingerprint } from './throttle-login.ts';

type Body = Input<typeof shape>['body'];

/** Requires an explicit confirmation by the owner of the mailbox. Guest data of the address is claimed afterwards. */
export async function verifyEmail(
  ctx: RequestContext & AccountServices,
  { params, body }: Input<typeof shape>,
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
  if (!password) return refuse('verification.password');
  refuseForm(ctx, checkNewPassword({ password, repeatPassword }, [link.email, ctx.store.name]));
  const counted = await countLinkTry(ctx, link.customerId);
  return undoWhenBusy(() => hashPassword(password), counted.undo);
}

/** Requires the mailbox and a session: the mailbox's owner could be anybody, and the customer may have mistyped. */
async function moveAccount(ctx: RequestContext & AccountServices, opened: OpenedLink): Promise<void> {
  if (requiredProof(opened) !== 'nothing') return refuse('verification.login');
  await ctx.db.transaction((tx) => moveToNewAddress(tx, ctx, opened));
}

async function moveToNewAddress(tx: Tx, ctx: RequestContext & AccountServices, opened: OpenedLink): Promise<void> {
  const { email, id: linkId } = opened.link;
  const customer = await takeAddressLink(tx, ctx, opened);
  const taken = await findCustomerByEmail(tx, customer.storeId, email);
  if (taken && taken.id !== customer.id) refuse('verification.invalid');
  await moveToEmail(tx, customer.id, email, ctx.now);
  await closeAccess(tx, customer.id, opened.sessionId);
  await moveSubscription(tx, customer, email, ctx.now);
  await claimGuestData(tx, ctx, customer, email);
  await mailEmailMoved(tx, await inStoreOf(tx, ctx, customer), customer, linkId, email);
}
