// Public API of the history: what was changed in the catalog, the content and the settings.

export { deleteOldHistory } from './expire-history.ts';
export { CREATED, deleted, diffFields, type FieldChanges, isSame } from './field-changes.ts';
export {
  countEntries,
  dropRun,
  type EntryChange,
  type EntryPlace,
  findEntries,
  findEntriesAt,
  findEntryPlaces,
  findNewestRun,
  findProductsChangedSince,
  findRun,
  findUndoOf,
  type HistoryValue,
  openRun,
  recordChange,
  recordEntries,
} from './history-repository.ts';
export { type HistoryRun, listHistory, showHistory } from './list-history.ts';
export { permissionOfChange } from './permission-of-change.ts';
export { viewEntries, withoutHidden } from './search-changes.ts';
export { isPermanent, UNDO_DAYS } from './undo-rules.ts';
export type { UnfinishedRuns } from './unfinished-runs.ts';
