import * as endpoints from '@vitrine/contract/history/history.ts';
import * as shapes from '@vitrine/contract/history/history-shapes.ts';
import type { StaffMount } from '../platform/http/mount-staff.ts';
import type { StaffContext } from '../store/store.ts';
import { exportChanges } from './export-changes.ts';
import type { EntryChange, UnfinishedRuns } from './history.ts';
import { searchChanges, showChange, viewEntries } from './search-changes.ts';

/** Given by the import, which can write every kind of entry. With `preview` nothing is changed. */
export type UndoChange = (
  ctx: StaffContext,
  id: number,
  options: { readonly preview: boolean },
) => Promise<{ readonly changeId: number | null; readonly entries: readonly EntryChange[] }>;

export function mountStaffHistory(mount: StaffMount<StaffContext & UnfinishedRuns>, undoChange: UndoChange): void {
  mount(endpoints.searchChanges, shapes.searchChanges, (ctx, { query }) => searchChanges(ctx, query));
  mount(endpoints.exportChanges, shapes.exportChanges, (ctx, { query }) => exportChanges(ctx, query));
  mount(endpoints.showChange, shapes.showChange, (ctx, { params }) => showChange(ctx, params.id));
  mount(endpoints.undoChange, shapes.undoChange, async (ctx, { params, body }) => {
    const { changeId, entries } = await undoChange(ctx, params.id, body);
    return { change: changeId === null ? null : await showChange(ctx, changeId), entries: viewEntries(entries) };
  });
}
