import type { Permission } from '@vitrine/contract/merchant/permissions.ts';
import type { OpenDatabase } from '../platform/database/database.ts';

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

export interface Permitted {
  readonly permissions: ReadonlySet<Permission>;
}

/** A file or an undo changes the shop itself only for people who may do so on its screen. */
export const mayChangeStore = (staff: Permitted | undefined): boolean => staff?.permissions.has('settings.w') ?? true;

/** Held by an import or an undo until it has ended. */
export const IMPORT_LOCK = 20_261_116;
