import type {
  listBoxes as boxesShape,
  ContentBox,
  listPages as shape,
} from '@vitrine/contract/content/content-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { RequestContext } from '../store/store.ts';
import { findContents } from './content-repository.ts';
import { viewBox, viewPage } from './content-view.ts';

/** Other storefronts omit page and count when they have lost a page code; a list would break their page. */
export async function listPages(
  ctx: RequestContext,
  { query }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { page, count } = query;
  if (page === undefined || count === undefined)
    return throwDomainError('request.incomplete', { detail: 'page, count' });
  ctx.tag('content', 'store');
  const records = await findContents(ctx.db, ctx.store.id, 'page');
  return cut(
    records.map((record) => viewPage(ctx, record)),
    page,
    count,
  );
}

export async function listBoxes(
  ctx: RequestContext,
  { query }: Input<typeof boxesShape>,
): Promise<ResponseOf<typeof boxesShape>> {
  ctx.tag('content', 'store');
  const records = await findContents(ctx.db, ctx.store.id, 'box');
  return cut(
    records.map((record) => viewBox(ctx, record)),
    query.page,
    query.count,
  );
}

export async function listSummaries(ctx: RequestContext): Promise<ContentBox[]> {
  ctx.tag('content', 'store');
  const records = await findContents(ctx.db, ctx.store.id, 'box');
  return records.filter(({ code }) => code.startsWith('summary_')).map((record) => viewBox(ctx, record));
}

function cut<T>(all: T[], page: number, count: number) {
  const items = all.slice(page * count, (page + 1) * count);
  return {
    totalPages: Math.ceil(all.length / count),
    number: items.length,
    recordsTotal: all.length,
    recordsFiltered: all.length,
    items,
  };
}
