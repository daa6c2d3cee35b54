// Public API of the history: what was changed in the catalog, the content and the settings.

export { amountsInUnits } from './amounts-in-units.ts';
export { CREATED, deleted, diffFields, type FieldChanges, isSame } from './field-changes.ts';
export {
  countEntries,
  deleteOldHistory,
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
export { viewEntries, withoutHidden } from './search-changes.ts';
export type { UnfinishedRuns } from './undo-rules.ts';
export { isPermanent, permissionOfChange, UNDO_DAYS } from './undo-rules.ts';
