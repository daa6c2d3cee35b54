import type { OpenDatabase } from '../platform/database/database.ts';
import type { Permitted } from '../platform/require-permissions.ts';

export interface CatalogueContext {
  readonly database: Pick<OpenDatabase, 'longRunning' | 'embedded' | 'untilQuiet' | 'presence'>;
  /** Code of the store. */
  readonly merchant: string;
  /** Who asks for the change, for the history. */
  readonly actor: string;
  /** Whether shoppers use the database meanwhile: long work then pauses between its steps. */
  readonly isOpen?: boolean | undefined;
  /** Who asks on a screen; a command may do everything. */
  readonly staff?: Permitted | undefined;
}

/** Held by an import or an undo until it has ended. */
export const IMPORT_LOCK = 20_261_116;
