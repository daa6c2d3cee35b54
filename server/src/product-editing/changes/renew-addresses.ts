import { findAddressesOf } from '../../catalog/catalog.ts';
import { findProductsChangedSince } from '../../history/history.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { StepScope } from './make-step.ts';

/**
 * Between two steps people save products: reads the addresses of those that were changed after a run of the history. Returns
 * the newest run that is known then.
 */
export async function renewAddresses(
  tx: Tx,
  { store, scope }: Pick<StepScope, 'store' | 'scope'>,
  runs: { readonly after: number; readonly besides: number },
): Promise<number> {
  const changed = await findProductsChangedSince(tx, store.id, runs);
  const skus = new Set(changed.map(({ sku }) => sku));
  if (skus.size > 0) scope.addresses.product.renew(skus, await findAddressesOf(tx, store.id, [...skus]));
  return changed.at(-1)?.run ?? runs.after;
}
