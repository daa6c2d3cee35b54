import type { Done, verifyEmail as shape } from '@vitrine/contract/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Database } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { refuseForm } from '../platform/refuse-form.ts';
import { findStores, type ShopVisit } from '../store/store.ts';
import { mailEmailMoved } from './account-mail.ts';
import { wordsIn } from './account-words.ts';
import { needsOf, type OpenedLink, openAddressLink, takeAddressLink } from './address-link.ts';
import { closeAccess } from './close-access.ts';
import { changeCustomer, findCustomerByEmail, moveToEmail } from './customer-repository.ts';
import { moveSubscription } from './newsletter-tick.ts';
import { hashPassword, undoWhenBusy } from './password-hash.ts';
import { checkNewPassword } from './password-rules.ts';
import { forgetPlacesOf, rememberPlace } from './place-repository.ts';
import { takeOver, verify } from './take-over.ts';
import { countLinkTry, placeOf } from './throttle-login.ts';

type Body = Input<typeof shape>['body'];

/** A deliberate act of whoever has the mailbox. What a guest of the address has left joins the account after it, not before. */
export async function verifyEmail(visit: ShopVisit, { params, body }: Input<typeof shape>): Promise<Done> {
  const opened = await openAddressLink(visit, params.token);
  const words = wordsIn(visit.language);
  if (opened.link.purpose === 'change-email') {
    await moveAccount(visit, opened);
    return { message: words.emailChanged };
  }
  await confirmAccount(visit, opened, body);
  return { message: words.verified };
}

/** The one who registered, signed in: this session stays. Anybody else: a new password, and every session ends. */
async function confirmAccount(visit: ShopVisit, opened: OpenedLink, body: Body): Promise<void> {
  const isRegistrant = needsOf(opened) === 'nothing';
  const passwordHash = isRegistrant ? null : await hashChosen(visit, opened, body);
  await visit.db.transaction(async (tx) => {
    const customer = await takeAddressLink(tx, visit, opened);
    await closeAccess(tx, customer.id, opened.sessionId);
    if (passwordHash !== null) {
      await changeCustomer(tx, customer.id, { passwordHash });
      await forgetPlacesOf(tx, customer.id);
      await rememberPlace(tx, customer.id, placeOf(visit), visit.now);
    }
    await verify(tx, visit, opened.link);
  });
}

async function hashChosen(visit: ShopVisit, { link }: OpenedLink, body: Body): Promise<string> {
  const { password, repeatPassword } = body ?? {};
  if (!password) return refuse('verification.password');
  refuseForm(visit, checkNewPassword({ password, repeatPassword }, [link.email, visit.store.name]));
  const counted = await countLinkTry(visit, link.customerId);
  return undoWhenBusy(() => hashPassword(password), counted.undo);
}

/** Whoever has the new mailbox but not the account could be anybody, and whoever has the account may have mistyped. */
async function moveAccount(visit: ShopVisit, opened: OpenedLink): Promise<void> {
  if (needsOf(opened) !== 'nothing') return refuse('verification.login');
  await visit.db.transaction((tx) => move(tx, visit, opened));
}

async function move(tx: Database, visit: ShopVisit, opened: OpenedLink): Promise<void> {
  const { email, id: linkId } = opened.link;
  const customer = await takeAddressLink(tx, visit, opened);
  const taken = await findCustomerByEmail(tx, customer.storeId, email);
  if (taken && taken.id !== customer.id) refuse('verification.invalid');
  await moveToEmail(tx, customer.id, email, visit.now);
  await closeAccess(tx, customer.id, opened.sessionId);
  await moveSubscription(tx, customer, email, visit.now);
  await takeOver(tx, visit, customer, email);
  const store = (await findStores(tx)).find(({ id }) => id === customer.storeId) ?? visit.store;
  await mailEmailMoved(tx, { ...visit, store }, customer, linkId, email);
}
