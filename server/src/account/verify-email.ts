import type { Done, verifyEmail as shape, requestVerification as wishShape } from '@vitrine/contract/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Database } from '../platform/database/database.ts';
import { limit } from '../platform/limits.ts';
import { refuse } from '../platform/refusal.ts';
import { findStores, type ShopVisit } from '../store/store.ts';
import { mailEmailMoved, mailWelcome } from './account-mail.ts';
import { wordsIn } from './account-words.ts';
import { findCustomerByEmail, lockCustomerRow, moveToEmail } from './customer-repository.ts';
import { deleteLinksOf, type LinkRow, takeLink } from './link-repository.ts';
import { makeLink } from './mail-link.ts';
import { takeAlong } from './newsletter-tick.ts';
import { signedIn } from './read-profile.ts';
import { hashOf } from './secret-token.ts';
import { takeOver, verify } from './take-over.ts';

const MAILS = { most: 3, minutes: 60 };

export async function requestVerification(visit: ShopVisit, _: Input<typeof wishShape>): Promise<Done> {
  const customer = await signedIn(visit);
  await limit(visit, 'mail a verification', String(customer.id), MAILS);
  await visit.db.transaction(async (tx) => {
    await lockCustomerRow(tx, customer.id);
    const wanted = { customerId: customer.id, purpose: 'verify', email: customer.email } as const;
    await mailWelcome(tx, visit, customer, await makeLink(tx, visit.now, wanted));
  });
  return { message: wordsIn(visit.language).verificationOnItsWay };
}

/** One link verifies the address an account has, the other brings a new one. */
export async function verifyEmail(visit: ShopVisit, { params }: Input<typeof shape>): Promise<Done> {
  const hash = hashOf(params.token);
  const words = wordsIn(visit.language);
  return visit.db.transaction(async (tx) => {
    const link = await takeLink(tx, 'verify', hash, visit.now);
    if (link) {
      await verify(tx, visit, link);
      return { message: words.verified };
    }
    const change = (await takeLink(tx, 'change-email', hash, visit.now)) ?? refuse('verification.invalid');
    await move(tx, visit, change);
    return { message: words.emailChanged };
  });
}

/** Links mailed to the old address open nothing any more. */
async function move(tx: Database, visit: ShopVisit, link: LinkRow): Promise<void> {
  const customer = (await lockCustomerRow(tx, link.customerId)) ?? refuse('verification.invalid');
  const taken = await findCustomerByEmail(tx, customer.storeId, link.email);
  if (taken && taken.id !== customer.id) refuse('verification.invalid');
  await moveToEmail(tx, customer.id, link.email, visit.now);
  await takeAlong(tx, customer, link.email, visit.now);
  await takeOver(tx, visit, customer, link.email);
  await deleteLinksOf(tx, customer.id);
  const store = (await findStores(tx)).find(({ id }) => id === customer.storeId) ?? visit.store;
  await mailEmailMoved(tx, { ...visit, store }, customer, link.id, link.email);
}
