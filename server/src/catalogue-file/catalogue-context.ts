import type { OpenDatabase } from '../platform/database/database.ts';

export interface CatalogueContext {
  readonly database: Pick<OpenDatabase, 'longRunning' | 'embedded' | 'untilQuiet'>;
  /** Code of the store. */
  readonly merchant: string;
  /** Who asks for the change, for the history. */
  readonly actor: string;
  /** Whether shoppers use the database meanwhile: long work then pauses between its steps. */
  readonly isOpen?: boolean | undefined;
}

/** Held by an import or an undo until it has ended. */
export const IMPORT_LOCK = 20_261_116;
