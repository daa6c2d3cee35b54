import type { MerchantContext } from '../store/store.ts';

export interface UnfinishedRuns {
  /** Given by the import: the run whose steps are not all made, because it is under way or its process has ended. */
  findUnfinishedRun(): Promise<number | null>;
}

export interface HistoryContext extends Pick<MerchantContext, 'db' | 'merchant'>, UnfinishedRuns {}
