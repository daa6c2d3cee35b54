// The merchant's use cases for redirects.
import { recordChange } from '../history/history.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { type CommandContext, getOwnStore } from '../store/store.ts';
import { applyRedirects } from './apply-redirects.ts';
import type { Redirect } from './plan-redirects.ts';
import { isAlwaysPage, normalizePath, readTarget } from './redirect-path.ts';
import { findRedirects } from './redirects-repository.ts';

export const listRedirects = async (ctx: CommandContext): Promise<Redirect[]> =>
  findRedirects(ctx.db, (await getOwnStore(ctx)).id);

/** Returns the redirect as it is saved: with the end of a chain as its target. */
export async function setRedirect(ctx: CommandContext, from: string, to: string): Promise<Redirect> {
  const source = normalizePath(from) ?? throwDomainError('redirect.address', { address: from });
  if (isAlwaysPage(source)) return throwDomainError('redirect.has-page', { address: source });
  const read = readTarget(to, ctx.shopUrl);
  if ('issue' in read)
    return throwDomainError(read.issue === 'foreign' ? 'redirect.foreign' : 'redirect.address', { address: to });
  await change(ctx, `redirect ${source} to ${read.target}`, { source, target: read.target });
  const saved = (await listRedirects(ctx)).find((redirect) => redirect.source === source);
  return saved ?? throwDomainError('redirect.loop', { address: source });
}

export async function removeRedirect(ctx: CommandContext, from: string): Promise<string> {
  const source = normalizePath(from) ?? throwDomainError('redirect.address', { address: from });
  const removed = await change(ctx, `remove the redirect ${source}`, { source, target: null });
  return removed ? source : throwDomainError('redirect.not-found', { address: source });
}

/** Returns whether anything was changed. */
async function change(
  ctx: CommandContext,
  action: string,
  input: { readonly source: string; readonly target: string | null },
): Promise<boolean> {
  const store = await getOwnStore(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const { changes, loops } = await applyRedirects(tx, store.id, [], [input]);
    if (loops.length > 0) throwDomainError('redirect.loop', { address: input.source });
    await recordChange(tx, { storeId: store.id, at: ctx.now, actor: ctx.actor, action }, changes);
    return changes.length > 0;
  });
}
