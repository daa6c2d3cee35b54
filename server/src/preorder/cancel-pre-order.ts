import type { Input } from '@vitrine/contract/endpoint.ts';
import type { PreOrder, cancelPreOrder as shape } from '@vitrine/contract/preorder-shapes.ts';
import { labelVariants } from '../catalog/catalog.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { cancelByKey } from './preorder-repository.ts';
import { viewPreOrder } from './preorder-view.ts';

export async function cancelPreOrder(ctx: RequestContext, { body }: Input<typeof shape>): Promise<PreOrder> {
  const { db, store, language, now } = ctx;
  const row = (await cancelByKey(db, store.id, body.key, now)) ?? refuse('link.invalid');
  const labels = await labelVariants(db, [row.variantId], { language, fallback: store.languages[0] ?? 'en' });
  return viewPreOrder(row, labels.get(row.variantId) ?? refuse('link.invalid'));
}
