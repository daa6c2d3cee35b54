import type { Done, deleteAccount as shape } from '@vitrine/contract/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';
import { describeKept, mailDeleted } from './account-mail.ts';
import { wordsIn } from './account-words.ts';
import { confirmPassword } from './confirm-password.ts';
import { lockCustomerRow } from './customer-repository.ts';
import { eraseAccount } from './erase-account.ts';
import { isVerified } from './is-verified.ts';
import { signedIn } from './read-profile.ts';
import { dropSessionCookie } from './session-cookie.ts';

/** The answer and the last mail say what stays, and until when. */
export async function deleteAccount(visit: ShopVisit, { body }: Input<typeof shape>): Promise<Done> {
  const customer = await signedIn(visit);
  await confirmPassword(visit, customer, body?.password);
  const kept = await visit.db.transaction(async (tx) => {
    const current = (await lockCustomerRow(tx, customer.id)) ?? refuse('session.required');
    const stays = { data: await eraseAccount(tx, visit, current), wasVerified: isVerified(current) };
    await mailDeleted(tx, visit, current, stays);
    return stays;
  });
  dropSessionCookie(visit);
  visit.setHeader('clear-site-data', '"storage"');
  return { message: [wordsIn(visit.language).accountDeleted, ...describeKept(kept, visit.language)].join('. ') };
}
