import type { Database } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { findStoreByCode, type StoreRow } from './store-repository.ts';

/** Context of the merchant's use cases. */
export interface MerchantContext {
  readonly db: Database;
  /** Code of the store. */
  readonly merchant: string;
  readonly shopUrl: string;
  readonly now: Date;
  /** Who makes the changes, for the history. */
  readonly actor: string;
}

export const getMerchantStore = async ({ db, merchant }: Pick<MerchantContext, 'db' | 'merchant'>): Promise<StoreRow> =>
  (await findStoreByCode(db, merchant)) ?? refuse('store.not-found', { code: merchant });
