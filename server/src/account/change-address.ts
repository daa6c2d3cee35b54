import type { Customer, changeAddress as shape } from '@vitrine/contract/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import { refuseForm } from '../platform/refuse-form.ts';
import { problemsOfAddress, type ShopVisit, tidyAddress } from '../store/store.ts';
import { changeCustomer } from './customer-repository.ts';
import { signedIn } from './read-profile.ts';
import { showCustomer } from './show-customer.ts';

export async function changeAddress(visit: ShopVisit, { body }: Input<typeof shape>): Promise<Customer> {
  const { id, language } = await signedIn(visit);
  const billing = body.billing && tidyAddress(body.billing, language);
  const delivery = body.delivery && tidyAddress(body.delivery, language);
  if (!billing && delivery === undefined) return refuse('request.invalid', { detail: 'billing or delivery' });
  refuseForm(visit, [
    ...(billing ? problemsOfAddress(billing, visit.language, 'billing.') : []),
    ...(delivery ? problemsOfAddress(delivery, visit.language, 'delivery.') : []),
  ]);
  const change = { ...(billing && { billing }), ...(delivery !== undefined && { delivery }) };
  const changed = await changeCustomer(visit.db, id, change);
  return showCustomer(visit, changed ?? refuse('session.required'));
}
