import type { Done, deleteAccount as shape } from '@vitrine/contract/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { KeptData, KnownCustomer, ShopVisit } from '../store/store.ts';
import { describeKept, mailDeleted } from './account-mail.ts';
import { wordsIn } from './account-words.ts';
import { confirmPassword } from './confirm-password.ts';
import { type CustomerRow, deleteCustomer, lockCustomerRow } from './customer-repository.ts';
import { signedIn } from './read-profile.ts';
import { dropSessionCookie } from './session-cookie.ts';

/** Every feature forgets what it may; sessions and links go with the account; the last mail says what stays. */
export async function deleteAccount(visit: ShopVisit, { body }: Input<typeof shape>): Promise<Done> {
  const customer = await signedIn(visit);
  await confirmPassword(visit, customer, body?.password);
  const kept = await visit.db.transaction(async (tx) => {
    const current = (await lockCustomerRow(tx, customer.id)) ?? refuse('session.required');
    const stays: KeptData[] = [];
    for (const { forget } of visit.dataKeepers) stays.push(...(await forget(tx, knownAs(current), visit.now)));
    await deleteCustomer(tx, current.id);
    await mailDeleted(tx, visit, current, stays);
    return stays;
  });
  dropSessionCookie(visit);
  visit.setHeader('clear-site-data', '"storage"');
  const words = wordsIn(visit.language);
  return { message: [words.accountDeleted, ...describeKept(kept, visit.language)].join('. ') };
}

/** As the other features know the customer. */
export const knownAs = ({ id, storeId, email, pendingEmail }: CustomerRow): KnownCustomer => ({
  id,
  storeId,
  emails: pendingEmail === null ? [email] : [email, pendingEmail],
});
