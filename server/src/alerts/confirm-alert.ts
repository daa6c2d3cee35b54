import type { confirmAlert as confirmShape, stopAlert as stopShape } from '@vitrine/contract/alerts/alerts-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { labelVariants } from '../catalog/catalog.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { type AlertRow, confirmByKey, stopByKey } from './alerts-repository.ts';

export async function confirmAlert(
  ctx: RequestContext,
  { body }: Input<typeof confirmShape>,
): Promise<ResponseOf<typeof confirmShape>> {
  return nameOf(ctx, await confirmByKey(ctx.db, ctx.store.id, body.key, ctx.now));
}

export async function stopAlert(
  ctx: RequestContext,
  { body }: Input<typeof stopShape>,
): Promise<ResponseOf<typeof stopShape>> {
  return nameOf(ctx, await stopByKey(ctx.db, ctx.store.id, body.key, ctx.now));
}

async function nameOf({ db, store, language }: RequestContext, row: AlertRow | undefined): Promise<{ name: string }> {
  if (!row) return refuse('link.invalid');
  const fallback = store.languages[0] ?? 'en';
  const label = (await labelVariants(db, [row.variantId], { language, fallback })).get(row.variantId);
  return { name: label?.name ?? '' };
}
