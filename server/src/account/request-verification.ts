import type { Done, requestVerification as shape } from '@vitrine/contract/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { limit } from '../platform/limits.ts';
import type { ShopVisit } from '../store/store.ts';
import { mailWelcome } from './account-mail.ts';
import { wordsIn } from './account-words.ts';
import { lockCustomerRow } from './customer-repository.ts';
import { isVerified } from './is-verified.ts';
import { makeLink } from './mail-link.ts';
import { signedIn } from './read-profile.ts';

const MAILS = { most: 3, minutes: 60 };

export async function requestVerification(visit: ShopVisit, _: Input<typeof shape>): Promise<Done> {
  const customer = await signedIn(visit);
  await limit(visit, 'mail a verification', String(customer.id), MAILS);
  await visit.db.transaction(async (tx) => {
    const current = await lockCustomerRow(tx, customer.id);
    // A link to a proven address would only be a way to delete the account.
    if (!current || isVerified(current)) return;
    const wanted = { customerId: customer.id, purpose: 'verify', email: customer.email } as const;
    await mailWelcome(tx, visit, customer, await makeLink(tx, visit.now, wanted));
  });
  return { message: wordsIn(visit.language).verificationOnItsWay };
}
