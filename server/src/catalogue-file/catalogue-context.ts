import type { OpenDatabase } from '../platform/database/database.ts';

export interface CatalogueContext {
  readonly database: Pick<OpenDatabase, 'longRunning' | 'readTime' | 'embedded'>;
  /** Code of the store. */
  readonly merchant: string;
  /** Who asks for the change, for the history. */
  readonly actor: string;
}

/** Held by an import or an undo until it has ended. */
export const IMPORT_LOCK = 20_261_116;
