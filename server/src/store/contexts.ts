import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, OpenDatabase, Queryable } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { BaseContext } from '../platform/http/mount.ts';
import type { Confirmation, SignedInStaff } from '../platform/http/mount-staff.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Fingerprint } from '../platform/security/secret.ts';
import type { CacheGet } from './request-cache.ts';
import { findStoreByCode, type StoreRow } from './store-repository.ts';

/**
 * Request context passed to every use case. A feature adds what its own use cases need (`extendMount`).
 * `RequestContext<Queryable>` is for code that may also run inside a transaction.
 */
export interface RequestContext<D extends Queryable = Database> extends BaseContext {
  /** In public requests perhaps a read replica: for reading only, and at most a second old. */
  readonly db: D;
  /** Never a replica. */
  readonly primary: Database;
  /** Rejects within two seconds when the database does not respond. */
  readonly readDatabaseTime: () => Promise<Date>;
  readonly store: StoreRow;
  readonly language: string;
  /** Whether texts are wanted in all languages of the store as well. */
  readonly allLanguages: boolean;
  readonly now: Date;
  /** Public URL of the shop, without a trailing slash. */
  readonly shopUrl: string;
  /** Keyed hash, to count or compare a value without storing it. */
  readonly fingerprint: Fingerprint;
  /** Caches the result of `load` until one of the tags is invalidated. */
  readonly cache: CacheGet;
}

/** Context of the use cases of staff. A command on the machine calls them as well: it is trusted, and nobody is signed in. */
export interface CommandContext {
  readonly db: Database;
  /** For long work, such as an import. */
  readonly database: OpenDatabase;
  /** Code of the store. */
  readonly storeCode: string;
  readonly shopUrl: string;
  readonly now: Date;
  /** The person or program that makes the changes, for the history. */
  readonly actor: string;
  /** The language of the caller, for messages. */
  readonly language: string;
  /** Whether shoppers use the database meanwhile: long work then pauses between its steps. */
  readonly isOpen: boolean;
  readonly staff?: SignedInStaff | undefined;
  /** The confirmation of a member of staff or a program. A command has none. */
  readonly confirmation?: Confirmation | undefined;
}

/** Context of a request of staff. */
export interface StaffContext extends RequestContext, CommandContext {
  readonly staff: SignedInStaff;
  readonly confirmation: Confirmation;
  /** Runs work that may outlast the request. An error is logged and counted, never thrown. */
  readonly attempt: Jobs['attempt'];
}

export const getOwnStore = async ({ db, storeCode }: Pick<CommandContext, 'db' | 'storeCode'>): Promise<StoreRow> =>
  (await findStoreByCode(db, storeCode)) ?? throwDomainError('store.not-found', { code: storeCode });

/** Settings of the store that are in no catalog file: one may come from somebody else, for a shop with a brand of its own. */
export const ownScreenFields = {
  'payments.w': ['paymentMethods', 'bankAccount'],
  'mail.w': [
    'smtpHost',
    'smtpPort',
    'smtpEncryption',
    'smtpUser',
    'senderName',
    'senderAddress',
    'orderNoticeEmail',
    'messageNoticeEmail',
    'stockNoticeEmail',
  ],
  'settings.w': ['accent', 'accentDark', 'typePair', 'logo', 'logoDark', 'siteIcon'],
} as const satisfies Readonly<Partial<Record<Permission, readonly (keyof StoreRow)[]>>>;

type OwnScreenField = (typeof ownScreenFields)[keyof typeof ownScreenFields][number];

/** Changes settings of the store that other features ask for on screens of their own. */
export interface SettingEditing {
  /**
   * Changes the fields that `choose` returns, which is given the store as nobody else changes it meanwhile, with the record and
   * the undo of all settings. Returns the store as it is then.
   */
  changeSettings(
    ctx: CommandContext,
    action: string,
    choose: (store: StoreRow) => { readonly [F in OwnScreenField]?: StoreRow[F] | undefined },
  ): Promise<StoreRow>;
}

/** Context of background work: nobody asks for it. */
export interface JobContext {
  readonly db: Database;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** Code of the store of this shop. */
  readonly storeCode: string;
  /** Public URL of the shop, without a trailing slash. */
  readonly shopUrl: string;
}
