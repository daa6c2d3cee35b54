import type { Customer, changeAddress as shape } from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuseForm } from '../platform/read-email.ts';
import { refuse } from '../platform/refusal.ts';
import { normalizeAddress, problemsOfAddress, type RequestContext } from '../store/store.ts';
import { changeCustomer } from './customer-repository.ts';
import { showCustomer } from './customer-view.ts';
import { getSignedInCustomer } from './read-profile.ts';

export async function changeAddress(ctx: RequestContext, { body }: Input<typeof shape>): Promise<Customer> {
  const { id, language } = await getSignedInCustomer(ctx);
  const billing = body.billing && normalizeAddress(body.billing, language);
  const delivery = body.delivery && normalizeAddress(body.delivery, language);
  if (!billing && delivery === undefined) return refuse('request.invalid', { detail: 'billing or delivery' });
  refuseForm(ctx, [
    ...(billing ? problemsOfAddress(billing, ctx.language, 'billing.') : []),
    ...(delivery ? problemsOfAddress(delivery, ctx.language, 'delivery.') : []),
  ]);
  const change = { ...(billing && { billing }), ...(delivery !== undefined && { delivery }) };
  const changed = await changeCustomer(ctx.db, id, change);
  return showCustomer(ctx, changed ?? refuse('session.required'));
}
