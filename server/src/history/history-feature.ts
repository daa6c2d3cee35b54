import { extendCommand } from '../extend-command.ts';
import { defineFeature } from '../feature.ts';
import { extendStaffMount } from '../platform/http/extend-mount.ts';
import { Slot } from '../platform/slot.ts';
import { storeFeature } from '../store/store-feature.ts';
import { deleteOldHistory, listHistory, showHistory, type UnfinishedRuns } from './history.ts';
import { mountStaffHistory, type UndoChange } from './history-staff-routes.ts';

export const historyFeature = defineFeature({
  name: 'history',
  needs: [storeFeature],
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
