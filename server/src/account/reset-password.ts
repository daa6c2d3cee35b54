import type { checkResetLink as checkShape, Done, resetPassword as shape } from '@vitrine/contract/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Database } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { refuseForm } from '../platform/refuse-form.ts';
import { findStoreByCode, type ShopVisit } from '../store/store.ts';
import { wordsIn } from './account-words.ts';
import { setPassword } from './change-password.ts';
import { type CustomerRow, findCustomer } from './customer-repository.ts';
import { findLink, takeLink } from './link-repository.ts';
import { undoWhenBusy } from './password-hash.ts';
import { checkNewPassword } from './password-rules.ts';
import { forgetPlacesOf, rememberPlace } from './place-repository.ts';
import { hashOf } from './secret-token.ts';
import { verify } from './take-over.ts';
import { countLinkTry, placeOf } from './throttle-login.ts';

export async function checkResetLink(visit: ShopVisit, { params }: Input<typeof checkShape>): Promise<{ valid: true }> {
  await findOwner(visit, params);
  return { valid: true };
}

/** Who follows the link has the mailbox: the address is verified, and this place is the only one known to be the owner's. */
export async function resetPassword(visit: ShopVisit, { params, body }: Input<typeof shape>): Promise<Done> {
  const { store, customer } = await findOwner(visit, params);
  refuseForm(visit, checkNewPassword(body, [customer.email, store.name]));
  const counted = await countLinkTry(visit, customer.id);
  const also = async (tx: Database) => {
    const link = (await takeLink(tx, 'reset', hashOf(params.token), visit.now)) ?? refuse('reset.invalid');
    await verify(tx, visit, link);
    await forgetPlacesOf(tx, customer.id);
    await rememberPlace(tx, customer.id, placeOf(visit), visit.now);
  };
  await undoWhenBusy(() => setPassword({ ...visit, store }, customer, body.password, { also }), counted.undo);
  return { message: wordsIn(visit.language).passwordChanged };
}

/** The store is the one in the link, whichever the caller speaks of beside it. */
async function findOwner({ db, now }: ShopVisit, params: { store: string; token: string }) {
  const store = (await findStoreByCode(db, params.store)) ?? refuse('reset.invalid');
  const link = (await findLink(db, store.id, 'reset', hashOf(params.token), now)) ?? refuse('reset.invalid');
  const customer: CustomerRow = (await findCustomer(db, link.customerId)) ?? refuse('reset.invalid');
  return { store, customer };
}
