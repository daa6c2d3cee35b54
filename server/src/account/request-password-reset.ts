import type { Done, requestPasswordReset as shape } from '@vitrine/contract/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { isWithin, limit } from '../platform/limits.ts';
import type { ShopVisit } from '../store/store.ts';
import { mailReset } from './account-mail.ts';
import { wordsIn } from './account-words.ts';
import { findCustomerByEmail, lockCustomerRow } from './customer-repository.ts';
import { makeLink } from './mail-link.ts';

const PER_NETWORK = { most: 20, minutes: 60 };
const PER_ACCOUNT = { most: 3, minutes: 60 };

/** The answer leaves before anybody has looked whether there is such an account: it cannot tell, not even by its time. */
export async function requestPasswordReset(visit: ShopVisit, { body }: Input<typeof shape>): Promise<Done> {
  await limit(visit, 'ask for a new password', networkOf(visit.caller.address), PER_NETWORK);
  visit.afterAnswer(() => mailLink(visit, body.username));
  return { message: wordsIn(visit.language).resetOnItsWay };
}

async function mailLink(visit: ShopVisit, email: string): Promise<void> {
  const customer = await findCustomerByEmail(visit.db, visit.store.id, email);
  if (!customer || !(await isWithin(visit, 'mail a new password', String(customer.id), PER_ACCOUNT))) return;
  await visit.db.transaction(async (tx) => {
    await lockCustomerRow(tx, customer.id);
    const link = await makeLink(tx, visit.now, { customerId: customer.id, purpose: 'reset', email: customer.email });
    await mailReset(tx, visit, customer, link);
  });
}
