export interface UnfinishedRuns {
  /** Given by the import: the run whose steps are not all made, because it is under way or its process has ended. */
  findUnfinishedRun(): Promise<number | null>;
}
