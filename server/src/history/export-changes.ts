import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Change, exportChanges as shape } from '@vitrine/contract/history/history-shapes.ts';
import { listColumnMessages } from '../messages/en/list-columns.ts';
import { translate } from '../messages/translate.ts';
import type { OpenRequest } from '../platform/http/mount-staff.ts';
import { sendCsv } from '../platform/text/write-csv.ts';
import { getOwnStore, type StaffContext } from '../store/store.ts';
import { withAmountsInUnits } from './amounts-in-units.ts';
import { findEntries } from './history-repository.ts';
import { searchChanges, viewEntries, withoutHidden } from './search-changes.ts';
import type { UnfinishedRuns } from './undo-rules.ts';

/** Entries of one query: those of a large import are read in parts. */
const AT_ONCE = 500;

/** The changes of a search as a table, one row for each field. */
export async function exportChanges(
  ctx: StaffContext & UnfinishedRuns & OpenRequest & { readonly language: string },
  query: Input<typeof shape>['query'],
): Promise<AsyncIterable<Uint8Array>> {
  const { columns } = translate(listColumnMessages, ctx.language);
  return sendCsv(ctx, {
    name: 'activity',
    columns: Object.values(columns.changes),
    load: (page) => searchChanges(ctx, { ...query, ...page }),
    rowsOf: async (change) => {
      const rows: string[][] = [];
      for (let from = 0; from < change.entriesTotal; from += AT_ONCE)
        rows.push(...(await rowsFrom(ctx, change, from, query)));
      return rows;
    },
  });
}

async function rowsFrom(
  ctx: StaffContext & UnfinishedRuns,
  { id, at, actor, action }: Change,
  from: number,
  { sku, kind }: Input<typeof shape>['query'],
): Promise<string[][]> {
  const entries = await findEntries(ctx.db, id, { from, limit: AT_ONCE });
  const wanted = withoutHidden(ctx, entries.slice(0, AT_ONCE)).filter(
    (entry) => (sku === undefined || entry.key === sku) && (kind === undefined || entry.kind === kind),
  );
  return viewEntries(await withAmountsInUnits(ctx.db, await getOwnStore(ctx), wanted)).flatMap(
    ({ kind: of, key, fields }) =>
      fields.map(({ field, from: before, to }) => [
        String(id),
        at,
        actor,
        action,
        of,
        key,
        field,
        text(before),
        text(to),
      ]),
  );
}

const text = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
