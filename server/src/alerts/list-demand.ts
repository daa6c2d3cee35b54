import { labelVariants } from '../catalog/catalog.ts';
import { type CommandContext, getOwnStore } from '../store/store.ts';
import { countDemand } from './alerts-repository.ts';

export interface Demand {
  readonly sku: string;
  readonly name: string;
  readonly stock: number;
  readonly forStock: number;
  readonly forPrice: number;
  readonly notified: number;
}

/** Active alerts per variant, the most requested first. */
export async function listDemand(ctx: CommandContext): Promise<Demand[]> {
  const { db } = ctx;
  const store = await getOwnStore(ctx);
  const rows = await countDemand(db, store.id);
  const [language = 'en'] = store.languages;
  const ids = rows.map(({ variantId }) => variantId);
  const labels = await labelVariants(db, ids, { language, fallback: language });
  return rows.flatMap(({ variantId, ...counts }) => {
    const label = labels.get(variantId);
    return label ? [{ sku: label.sku, name: label.name, ...counts }] : [];
  });
}
