// Saves redirects within the transaction of a change, and says what was changed, for the history.
import type { EntryChange } from '../history/history.ts';
import type { Tx } from '../platform/database/database.ts';
import { planRedirects, type Redirect, type RedirectInput } from './plan-redirects.ts';
import { normalizePath } from './redirect-path.ts';
import { findRedirectsAt, saveRedirects } from './redirects-repository.ts';

export interface AppliedRedirects {
  readonly changes: readonly EntryChange[];
  /** Sources that would lead back to themselves; nothing is saved if there are any. */
  readonly loops: readonly string[];
  /** Where the redirects of the input lead in the end. */
  readonly targets: readonly string[];
}

/** `moves`: addresses of entries that have a new address. */
export async function applyRedirects(
  tx: Tx,
  storeId: number,
  moves: readonly Redirect[],
  inputs: readonly RedirectInput[],
): Promise<AppliedRedirects> {
  const targets = [...moves, ...inputs].flatMap(({ target }) => (target === null ? [] : (normalizePath(target) ?? [])));
  const paths = new Set([...[...moves, ...inputs].map(({ source }) => source), ...targets]);
  if (paths.size === 0) return { changes: [], loops: [], targets: [] };
  const {
    changes,
    loops,
    targets: ends,
  } = planRedirects(await findRedirectsAt(tx, storeId, [...paths]), moves, inputs);
  if (loops.length > 0) return { changes: [], loops, targets: [] };
  await saveRedirects(tx, storeId, changes);
  return {
    changes: changes.map(({ source, from, to }) => ({ kind: 'redirect', key: source, fields: { to: { from, to } } })),
    loops,
    targets: ends,
  };
}
