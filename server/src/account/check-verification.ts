import type { checkVerification as shape, Verification } from '@vitrine/contract/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { RequestContext } from '../store/store.ts';
import { openAddressLink, requiredProof } from './address-link.ts';

/** Tells the verification page what to ask for. Changes nothing. */
export async function checkVerification(ctx: RequestContext, { params }: Input<typeof shape>): Promise<Verification> {
  const opened = await openAddressLink(ctx, params.token);
  const { purpose, email } = opened.link;
  return { purpose, emailAddress: email, needs: requiredProof(opened) };
}
