import type { Database, Queryable } from '../platform/database/database.ts';
import type { BaseContext } from '../platform/http/mount.ts';
import type { Fingerprint } from '../platform/secret.ts';
import type { CacheGet } from './request-cache.ts';
import type { StoreRow } from './store-repository.ts';

/** Request context passed to every use case. A feature adds what its own use cases need (`platform/http/extend-mount.ts`). */
export interface RequestContext extends BaseContext {
  /** In public requests perhaps a read replica: for reading only, and at most a second old. */
  readonly db: Database;
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

/** The context of code that may run inside a transaction or without one. */
export type QueryContext = Omit<RequestContext, 'db'> & { readonly db: Queryable };
