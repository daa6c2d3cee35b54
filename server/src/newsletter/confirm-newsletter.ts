import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { confirmNewsletter as shape } from '@vitrine/contract/newsletter-shapes.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';
import { mailWelcome } from './newsletter-mail.ts';
import { confirmByKey } from './newsletter-repository.ts';

export async function confirmNewsletter(
  visit: ShopVisit,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  return visit.db.transaction(async (tx) => {
    const reader = (await confirmByKey(tx, body.key, visit.now)) ?? refuse('link.invalid');
    await mailWelcome(tx, visit, reader);
    return { email: reader.email };
  });
}
