import { labelVariants } from '../catalog/catalog.ts';
import { type CommandContext, getOwnStore } from '../store/store.ts';
import { countQueues } from './preorder-repository.ts';

export interface PreOrderQueue {
  readonly sku: string;
  readonly name: string;
  readonly expectedOn: string;
  readonly stock: number;
  readonly waiting: number;
  readonly pieces: number;
  readonly invited: number;
  readonly canceled: number;
}

/** Pre-order queues, the longest first. */
export async function listPreOrders(ctx: CommandContext): Promise<PreOrderQueue[]> {
  const { db } = ctx;
  const store = await getOwnStore(ctx);
  const queues = await countQueues(db, store.id);
  const [language = 'en'] = store.languages;
  const labels = await labelVariants(
    db,
    queues.map(({ variantId }) => variantId),
    { language, fallback: language },
  );
  return queues.flatMap(({ variantId, ...counts }) => {
    const label = labels.get(variantId);
    return label ? [{ sku: label.sku, name: label.name, expectedOn: label.availableOn, ...counts }] : [];
  });
}
