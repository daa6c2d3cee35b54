// Saves redirects within the transaction of a change, and says what was changed, for the history.
import type { EntryChange } from '../history/history.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { planRedirects, type Redirect, type RedirectChange, type RedirectInput } from './plan-redirects.ts';
import { normalizePath } from './redirect-path.ts';
import { findRedirectsAt, saveRedirects } from './redirects-repository.ts';

export interface AppliedRedirects {
  readonly changes: readonly EntryChange[];
  /** Sources that would lead back to themselves; nothing is saved if there are any. */
  readonly loops: readonly string[];
  /** Where the redirects of the input lead in the end. */
  readonly targets: readonly string[];
}

/** `moves`: addresses of entries that have a new address. Changes nothing yet. */
export async function planRedirectsOf(
  db: Queryable,
  storeId: number,
  moves: readonly Redirect[],
  inputs: readonly RedirectInput[],
): Promise<AppliedRedirects> {
  const { plan } = await readPlan(db, storeId, moves, inputs);
  return plan;
}

export async function applyRedirects(
  tx: Tx,
  storeId: number,
  moves: readonly Redirect[],
  inputs: readonly RedirectInput[],
): Promise<AppliedRedirects> {
  const { plan, rows } = await readPlan(tx, storeId, moves, inputs);
  await saveRedirects(tx, storeId, rows);
  return plan;
}

async function readPlan(
  db: Queryable,
  storeId: number,
  moves: readonly Redirect[],
  inputs: readonly RedirectInput[],
): Promise<{ readonly plan: AppliedRedirects; readonly rows: readonly RedirectChange[] }> {
  const targets = [...moves, ...inputs].flatMap(({ target }) => (target === null ? [] : (normalizePath(target) ?? [])));
  const paths = new Set([...[...moves, ...inputs].map(({ source }) => source), ...targets]);
  if (paths.size === 0) return { plan: { changes: [], loops: [], targets: [] }, rows: [] };
  const planned = planRedirects(await findRedirectsAt(db, storeId, [...paths]), moves, inputs);
  const { loops } = planned;
  if (loops.length > 0) return { plan: { changes: [], loops, targets: [] }, rows: [] };
  const changes = planned.changes.map(
    ({ source, from, to }): EntryChange => ({ kind: 'redirect', key: source, fields: { to: { from, to } } }),
  );
  return { plan: { changes, loops, targets: planned.targets }, rows: planned.changes };
}
