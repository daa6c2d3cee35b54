import { extendCommand } from '../extend-command.ts';
import { defineFeature } from '../feature.ts';
import { extendMerchantMount } from '../platform/http/extend-mount.ts';
import { Slot } from '../platform/slot.ts';
import { storeFeature } from '../store/store-feature.ts';
import { deleteOldHistory, listHistory, showHistory, type UnfinishedRuns } from './history.ts';
import { mountMerchantHistory, type UndoChange } from './history-merchant-routes.ts';

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
        mountMerchantHistory(
          extendMerchantMount(mount, () => unfinishedRuns.get()),
          undoChange.get(),
        ),
      commands,
      retention: { history: deleteOldHistory },
    };
  },
});
