import * as endpoints from '@vitrine/contract/history/history.ts';
import type { LeftEntry } from '@vitrine/contract/history/history-shapes.ts';
import * as shapes from '@vitrine/contract/history/history-shapes.ts';
import { customFieldsFeature } from '../custom-fields/custom-fields-feature.ts';
import { defineFeature, extendCommand, Slot } from '../feature.ts';
import type { StaffMount } from '../platform/http/mount-staff.ts';
import { extendStaffMount } from '../platform/http/mount-staff.ts';
import { getOwnStore, type StaffContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { withAmountsInUnits } from './amounts-in-units.ts';
import { exportChanges } from './export-changes.ts';
import { deleteOldHistory, type EntryChange, listHistory, showHistory, type UnfinishedRuns } from './history.ts';
import { searchChanges, showChange, viewEntries } from './search-changes.ts';

export const historyFeature = defineFeature({
  name: 'history',
  needs: [storeFeature, customFieldsFeature],
  start() {
    const undoChange = new Slot<UndoChange>('the undo of a change');
    const unfinishedRuns = new Slot<UnfinishedRuns>('the run that is under way');
    const withRuns = extendCommand(() => unfinishedRuns.get());
    const commands = { listHistory: withRuns(listHistory), showHistory: withRuns(showHistory) };
    return {
      api: { undoChange, unfinishedRuns },
      staffRoutes: (mount) =>
        mountStaffHistory(
          extendStaffMount(mount, () => unfinishedRuns.get()),
          undoChange.get(),
        ),
      commands,
      retention: { history: deleteOldHistory },
    };
  },
});

/** Given by the import, which can write every kind of entry. With `preview` nothing is changed; with `part` the rest is undone. */
type UndoChange = (
  ctx: StaffContext,
  id: number,
  options: { readonly preview: boolean; readonly part: boolean },
) => Promise<{
  readonly changeId: number | null;
  readonly entries: readonly EntryChange[];
  readonly left: readonly LeftEntry[];
}>;

function mountStaffHistory(mount: StaffMount<StaffContext & UnfinishedRuns>, undoChange: UndoChange): void {
  mount(endpoints.searchChanges, shapes.searchChanges, (ctx, { query }) => searchChanges(ctx, query));
  mount(endpoints.exportChanges, shapes.exportChanges, (ctx, { query }) => exportChanges(ctx, query));
  mount(endpoints.showChange, shapes.showChange, (ctx, { params }) => showChange(ctx, params.id));
  mount(endpoints.undoChange, shapes.undoChange, async (ctx, { params, body }) => {
    const { changeId, entries, left } = await undoChange(ctx, params.id, body);
    return {
      change: changeId === null ? null : await showChange(ctx, changeId),
      entries: viewEntries(await withAmountsInUnits(ctx.db, await getOwnStore(ctx), entries)),
      left: [...left],
    };
  });
}
