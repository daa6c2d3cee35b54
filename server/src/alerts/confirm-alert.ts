import type { confirmAlert as confirmShape, stopAlert as stopShape } from '@vitrine/contract/alerts-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { labelVariants } from '../catalog/catalog.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';
import { type AlertRow, confirmByKey, stopByKey } from './alerts-repository.ts';

export async function confirmAlert(
  visit: ShopVisit,
  { body }: Input<typeof confirmShape>,
): Promise<ResponseOf<typeof confirmShape>> {
  return nameOf(visit, await confirmByKey(visit.db, visit.store.id, body.key, visit.now));
}

export async function stopAlert(
  visit: ShopVisit,
  { body }: Input<typeof stopShape>,
): Promise<ResponseOf<typeof stopShape>> {
  return nameOf(visit, await stopByKey(visit.db, visit.store.id, body.key, visit.now));
}

async function nameOf({ db, store, language }: ShopVisit, row: AlertRow | undefined): Promise<{ name: string }> {
  if (!row) return refuse('link.invalid');
  const fallback = store.languages[0] ?? 'en';
  const label = (await labelVariants(db, [row.variantId], { language, fallback })).get(row.variantId);
  return { name: label?.name ?? '' };
}
