import type { Database, OpenDatabase } from '../platform/database/database.ts';
import type { Confirmation, SignedInStaff } from '../platform/http/mount-staff.ts';
import type { Jobs } from '../platform/jobs.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from './request-context.ts';
import { findStoreByCode, type StoreRow } from './store-repository.ts';

/** Context of the use cases of staff. A command on the machine calls them as well: it is trusted, and nobody is signed in. */
export interface CommandContext {
  readonly db: Database;
  /** For long work, such as an import. */
  readonly database: OpenDatabase;
  /** Code of the store. */
  readonly storeCode: string;
  readonly shopUrl: string;
  readonly now: Date;
  /** Who makes the changes, for the history. */
  readonly actor: string;
  /** Of the caller, for messages. */
  readonly language: string;
  /** Whether shoppers use the database meanwhile: long work then pauses between its steps. */
  readonly isOpen: boolean;
  readonly staff?: SignedInStaff | undefined;
  /** Of a member of staff or a program. A command has none. */
  readonly confirmation?: Confirmation | undefined;
}

/** Context of a request of staff. */
export interface StaffContext extends RequestContext, CommandContext {
  readonly staff: SignedInStaff;
  readonly confirmation: Confirmation;
  /** Runs work that may outlast the request. A failure is logged and counted, never thrown. */
  readonly attempt: Jobs['attempt'];
}

export const getOwnStore = async ({ db, storeCode }: Pick<CommandContext, 'db' | 'storeCode'>): Promise<StoreRow> =>
  (await findStoreByCode(db, storeCode)) ?? refuse('store.not-found', { code: storeCode });
