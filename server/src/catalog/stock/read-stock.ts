import type { readStock as shape } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../../platform/refusal.ts';
import { type CommandContext, getOwnStore } from '../../store/store.ts';
import { findMovements, findVariantStock } from '../staff/edited-product-repository.ts';

const SHOWN = 100;

export async function readStock(ctx: CommandContext, sku: string): Promise<ResponseOf<typeof shape>> {
  const store = await getOwnStore(ctx);
  const { id, stock } = (await findVariantStock(ctx.db, store.id, sku)) ?? refuse('product.not-found');
  const movements = await findMovements(ctx.db, id, SHOWN);
  return { stock, movements: movements.map((movement) => ({ ...movement, at: movement.at.toISOString() })) };
}
